// The WebAssembly core in the calling thread, like peers without a worker. It measures reading, building and searching
// without the messages to a worker, which take most of the time of a question that is answered in less than a
// millisecond.
import { Core } from '../../wasm/bindings/core-calls.js';
import { instantiateModule } from '../../wasm/tools/catalog.js';
import { defaults, RecordReader } from '../../wasm/transport/protocol.js';
import { answerOf, repeated } from './contestants.js';

/** About as long as the slices of a worker, in milliseconds. */
const STEP_MS = 4;

/** @type {Map<string, Core>} by puzzle */
const loaded = new Map();

/**
 * @param {import('./contestants.js').Engine} engine
 * @param {import('./contestants.js').Task} task
 * @returns {import('./run.js').Contestant}
 */
export const inThread = (engine, { puzzle, question, text, limit, times = 1 }) => ({
  name: `core ${engine}`,
  async work() {
    if (!loaded.has(puzzle)) loaded.set(puzzle, new Core(await instantiateModule(puzzle), puzzle));
    const core = /** @type {Core} */ (loaded.get(puzzle));
    const request = { ...defaults, question, engine, solutions: limit ?? Infinity };
    return repeated(times, () => {
      const job = core.open(request, text);
      const reader = new RecordReader((verdict, _, __, count) => ({ verdict, count }));
      /** @type {any[]} */
      const answers = [];
      for (let more = true; more; ) {
        more = job.step(STEP_MS);
        for (const answer of reader.read(job.takeRecords(), 0)) answers.push(answer);
      }
      job.delete();
      return answerOf(question, answers);
    });
  },
});
