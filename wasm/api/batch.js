// Answers many puzzles of one text in few messages. Fetched with the first batch.
import { verdicts } from '../bindings/catalog.js';
import { stoppedAnswer } from '../transport/request-runner.js';
import { answerAll } from '../transport/stream.js';
import { lazyImport } from './lazy-import.js';
import { resultMaker } from './result-maker.js';
import { checkColumns } from './validate.js';

/**
 * @param {import('../transport/pool.js').Pool} pool
 * @param {import('../transport/request-runner.js').Query} query with the whole text
 * @param {import('./types.js').Question} question
 * @param {unknown} given the text, or an array: then each element has a result, also when the batch is stopped
 * @param {boolean | 'solutions'} [columns] what is wanted in place of results
 * @returns {Promise<any>} the results in order, or the columns
 */
export async function answerBatch(pool, query, question, given, columns) {
  query.marksRest = true;
  query.request.form = checkColumns(question, columns);
  /** @param {number} found how many results of an array's elements are missing, because it was stopped */
  const missing = (found) => (Array.isArray(given) && query.signal?.aborted ? Math.max(0, given.length - found) : 0);
  if (query.request.form === 'records') query.toResult = await resultMaker(question);
  if (columns) {
    const { collectorOf } = await lazyImport(import('./columns.js'));
    const collector = collectorOf(question, columns === 'solutions', verdicts);
    await answerAll(pool, query, (found) => collector.add(found));
    collector.addStopped(missing(collector.size));
    return collector.columns();
  }
  /** @type {import('./types.js').StreamItem[][]} */
  const parts = [];
  await answerAll(pool, query, (found) => parts.push(found));
  /** @type {any[]} */
  const results = [];
  // `parts` is emptied, because the last callback kept it alive until the next full garbage collection.
  for (const part of parts.splice(0)) for (const result of part) results.push(result);
  for (let left = missing(results.length); left > 0; --left)
    results.push(query.toResult?.('stopped', [], stoppedAnswer().stats, '0'));
  return results;
}
