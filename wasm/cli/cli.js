#!/usr/bin/env node
// The command line: quadrille <question> [puzzle] [file ...]. Answers are printed in the order of the puzzles, each as
// soon as it is known. Memory does not grow with the input.
import { readFileSync } from 'node:fs';
import { availableParallelism } from 'node:os';
import { Quadrille } from '../api/quadrille.js';
import { answerAll } from './answering.js';
import { join, readCommandLine } from './core-command.js';
import { nameOf, wholeText, whyUnreadable } from './input.js';
import { complain, FAILED, print, refuse } from './output.js';
import { verify } from './proof.js';

/** The largest number of a port. */
const MOST_PORT = 65_535;

async function main() {
  process.stdout.on('error', () => {}); // `print` gets the error too
  process.stderr.on('error', () => {}); // there is no other place to report it
  const words = process.argv.slice(2);
  if (words[0] === 'mcp') return serveAssistants();
  if (words[0] === 'serve') return serveSetters(words.slice(1));
  if (words[0] === 'verify') return verifyProof(words.slice(1));
  const line = readCommandLine(words);
  if (line.refusal !== undefined) return refuse(line.refusal);
  if (line.printed !== undefined) return print(line.printed);
  if (line.version) return print(`${ownVersion()}\n`);
  const isJson = 'json' in line.options;
  if (line.word === 'join') return joinParts(line.files, isJson);
  if (line.word === 'recognise') return recogniseFiles(line.files, isJson);
  process.exitCode = await answerAll(line);
}

/**
 * Prints the answer of a puzzle from the answers of its parts.
 * @param {string[]} files
 * @param {boolean} isJson
 */
async function joinParts(files, isJson) {
  const inputs = [];
  for (const file of files) {
    try {
      inputs.push({ name: nameOf(file), text: (await wholeText(file)).toString() });
    } catch (error) {
      complain(`${nameOf(file)}: ${whyUnreadable(/** @type {NodeJS.ErrnoException} */ (error))}\n`);
      process.exitCode = FAILED;
      return;
    }
  }
  const { answers, messages, status } = join(inputs, isJson);
  complain(messages);
  await print(answers);
  process.exitCode = status;
}

/**
 * Says of each file which puzzle it may be.
 * @param {string[]} files
 * @param {boolean} isJson
 */
async function recogniseFiles(files, isJson) {
  const quadrille = await Quadrille.start({ workers: 1 });
  for (const file of files) {
    try {
      const recognised = await quadrille.recognise(await wholeText(file));
      const readings = recognised.choices ?? [recognised];
      if (readings.length === 0) {
        complain(`${nameOf(file)}: ${recognised.problem ?? 'no puzzle is recognised'}\n`);
        process.exitCode = FAILED;
      }
      // The name of a kind begins its text.
      const kindOf = ({ format = '', text = '' }) => (format === 'grid' && text ? ` ${text.split('\n')[0]}` : '');
      const lines = readings.map((each) => `${each.puzzle} ${each.format}${kindOf(each)}\n`).join('');
      await print(isJson ? `${JSON.stringify(recognised)}\n` : lines);
    } catch (error) {
      complain(`${nameOf(file)}: ${whyUnreadable(/** @type {NodeJS.ErrnoException} */ (error))}\n`);
      process.exitCode = FAILED;
    }
  }
  quadrille.close();
}

function ownVersion() {
  return JSON.parse(readFileSync(new URL('./package.json', import.meta.url), 'utf8')).version;
}

/** Judges the file of --proof. @param {string[]} words perhaps a puzzle's name, and two files */
async function verifyProof(words) {
  const [proof, file, puzzle, ...more] = words.toReversed();
  if (file === undefined || more.length > 0) return refuse('verify PUZZLE PROOF expected, both the names of files');
  const quadrille = await Quadrille.start({ workers: 1 });
  try {
    await print(
      await verify(quadrille, {
        puzzle: /** @type {import('../bindings/catalog.js').PuzzleId} */ (puzzle),
        file,
        proof,
      }),
    );
  } catch (error) {
    complain(`${nameOf(proof)}: ${whyUnreadable(/** @type {NodeJS.ErrnoException} */ (error))}\n`);
    process.exitCode = FAILED;
  }
  quadrille.close();
}

/** Serves the Model Context Protocol, if its SDK is installed. */
async function serveAssistants() {
  const { serve } = await import('../mcp/mcp.js').catch((error) => {
    if (error.code !== 'ERR_MODULE_NOT_FOUND') throw error;
    return refuse('mcp: please install @modelcontextprotocol/sdk beside quadrille');
  });
  return serve(ownVersion());
}

/** Serves the userscript of dclamage/SudokuSolver in f-puzzles, if `ws` is installed. @param {string[]} words */
async function serveSetters(words) {
  const [option, given = '', ...more] = words;
  const port = option === undefined ? undefined : Number(given);
  const isRight = port === undefined || (option === '--port' && /^\d+$/.test(given) && port <= MOST_PORT);
  if (!isRight || more.length > 0) return refuse('serve knows the option --port N, from 0 to 65535');
  const { serve, USUAL_PORT } = await import('../serve/serve.js').catch((error) => {
    if (error.code !== 'ERR_MODULE_NOT_FOUND') throw error;
    return refuse('serve: please install ws beside quadrille');
  });
  try {
    const server = await serve({ port: port ?? USUAL_PORT, workers: availableParallelism() });
    await print(`listening on ws://localhost:${server.port}\n`);
  } catch (error) {
    complain(`quadrille: serve: ${/** @type {Error} */ (error).message}\n`);
    process.exit(FAILED);
  }
}

await main();
