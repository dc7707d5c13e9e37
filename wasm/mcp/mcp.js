// `quadrille mcp`: a server of the Model Context Protocol (modelcontextprotocol.io) over standard input and output. It
// answers the calls of tools.js. A fault of the input comes back as data, so that the assistant can correct it.

import { Server } from '@modelcontextprotocol/sdk/server/index.js';
import { StdioServerTransport } from '@modelcontextprotocol/sdk/server/stdio.js';
import { CallToolRequestSchema, ErrorCode, ListToolsRequestSchema, McpError } from '@modelcontextprotocol/sdk/types.js';
import { Quadrille } from '../api/quadrille.js';
import { callTool, instructions, tools } from './tools.js';

/**
 * Serves until standard input ends.
 * @param {string} version of the package
 */
export async function serve(version) {
  const quadrille = await Quadrille.start();
  const server = new Server({ name: 'quadrille', version }, { capabilities: { tools: {} }, instructions });
  server.setRequestHandler(ListToolsRequestSchema, () => ({ tools }));
  server.setRequestHandler(CallToolRequestSchema, async ({ params }, { signal }) => {
    try {
      const result = await callTool(quadrille, params.name, params.arguments ?? {}, signal);
      if (!result) throw new McpError(ErrorCode.InvalidParams, `there is no tool ${JSON.stringify(params.name)}`);
      return content(result);
    } catch (error) {
      if (error instanceof McpError) throw error;
      const { code, message, line, column } = /** @type {import('../api/quadrille.js').QuadrilleError} */ (error);
      return { isError: true, ...content({ error: { code, message, line, column } }) };
    }
  });
  await server.connect(new StdioServerTransport());
  await new Promise((resolve) => {
    server.onclose = () => resolve(undefined);
    process.stdin.once('end', resolve);
  });
  quadrille.close();
}

/** A result as data, and as its text for clients that know no data. @param {Record<string, unknown>} result */
function content(result) {
  const text = JSON.stringify(result);
  return { content: [{ type: /** @type {const} */ ('text'), text }], structuredContent: JSON.parse(text) };
}
