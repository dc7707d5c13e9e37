// The WebAssembly core in the calling thread, like peers without a worker. It measures reading, building and searching
// without the messages to a worker, which take most of the time of a question that is answered in less than a
// millisecond.
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { root } from '../../wasm/tools/run.js';
import { RecordReader } from '../../wasm/transport/protocol.js';
import { answerOf, repeated } from './contestants.js';

/** About as long as the slices of a worker, in milliseconds. */
const STEP_MS = 4;

const folder = join(root, 'build/wasm');

/** @returns {Promise<{ core: import('../../wasm/bindings/core.js').Core, memory: WebAssembly.Memory }>} */
async function load() {
  const { default: createCore } = await import(join(folder, 'quadrille.js'));
  const module = new WebAssembly.Module(readFileSync(join(folder, 'quadrille.wasm')));
  /** @type {WebAssembly.Exports} */
  let exports = {};
  const core = await createCore({
    locateFile: (/** @type {string} */ name) => name,
    /**
     * @param {WebAssembly.Imports} imports
     * @param {(instance: WebAssembly.Instance, module: WebAssembly.Module) => void} done
     */
    instantiateWasm(imports, done) {
      WebAssembly.instantiate(module, imports).then((instance) => {
        exports = instance.exports;
        done(instance, module);
      });
      return {};
    },
  });
  const memory = Object.values(exports).find((item) => item instanceof WebAssembly.Memory);
  return { core, memory: /** @type {WebAssembly.Memory} */ (memory) };
}

/** @type {ReturnType<typeof load> | undefined} */
let loaded;

/**
 * @param {import('./contestants.js').Engine} engine
 * @param {import('./contestants.js').Task} task
 * @returns {import('./run.js').Contestant}
 */
export const inThread = (engine, { puzzle, question, text, limit, times = 1 }) => ({
  name: `core ${engine}`,
  async work() {
    loaded ??= load();
    const { core, memory } = await loaded;
    const request = {
      ...{
        question,
        engine,
        format: '',
        to: '',
        single: false,
        last: true,
        line: 1,
        announced: 0,
        skip: 0,
        cap: 1,
        memory: 200,
      },
      ...{ solutions: limit ?? Infinity, nodes: Infinity },
    };
    return repeated(times, () => {
      const bytes = new TextEncoder().encode(text);
      new Uint8Array(memory.buffer, core.room(bytes.length), bytes.length).set(bytes);
      const job = core.open(puzzle, request);
      const reader = new RecordReader((verdict, _, __, count) => ({ verdict, count }));
      /** @type {any[]} */
      const answers = [];
      for (let more = true; more; ) {
        more = job.step(STEP_MS);
        const { at, size } = job.takeRecords();
        for (const answer of reader.read(new Uint8Array(memory.buffer, at, size), 0)) answers.push(answer);
      }
      job.delete();
      return answerOf(question, answers);
    });
  },
});
