// The marks of the benchmarks: what a contestant has to reach, whether it does, and whether it did before.
//
// marks.tsv is the record of the marks that were judged when it was last written, by `npm run bench -- --update`. It is
// committed. A run fails if a mark that is `met` there is now missed by more than a tenth: below that, it may be noise.
import { existsSync, readFileSync, writeFileSync } from 'node:fs';

/** @typedef {import('./run.js').Mark} Mark */
/** @typedef {import('./report.js').Times} Times */

/**
 * @typedef {object} Judgement of one mark in one case
 * @property {string} benchmark
 * @property {string} kind which puzzles: `whole`, `samples`, `quick` or `quick-samples`
 * @property {string} benchCase
 * @property {string} mark in words
 * @property {string} figure what was reached, in words
 * @property {number} miss the time over the time allowed, minus 1; Infinity when ours gave up. Met when 0 or less
 */

/** A mark that was met may be missed by this part before a run fails. */
const NOISE = 0.1;

/** @param {number} number three digits, however large or small */
export function figure(number) {
  return number >= 1000 ? String(Math.round(number)) : number.toPrecision(3);
}

/** @param {import('./report.js').Time} time */
export const shown = ({ ms, stopped }) => `${stopped ? '> ' : ''}${figure(ms)}`;

/** A mark in words. @param {Mark} mark */
export function heading(mark) {
  if ('most' in mark) return `${mark.ours} ≤ ${mark.most} ms`;
  const than = mark.peers.length > 1 ? 'best' : mark.peers[0];
  return `${mark.ours} ≥ ${Number(mark.least.toFixed(2))} × ${than}${mark.slack ? ` or + ${mark.slack} ms` : ''}`;
}

/**
 * @param {Mark} mark
 * @param {string} benchCase
 * @param {Times} times
 * @returns {{ figure: string, miss: number } | undefined} undefined where the mark says nothing: in another case, or
 *   without ours or any peer; or when both gave up
 */
export function judge(mark, benchCase, times) {
  if (mark.cases && !mark.cases.includes(benchCase)) return undefined;
  const ours = times.get(mark.ours);
  if (!ours) return undefined;
  const missOf = (/** @type {number} */ allowed) => (ours.stopped ? Infinity : ours.ms / allowed - 1);
  if ('most' in mark) return { figure: `${shown(ours)} ms`, miss: missOf(mark.most) };
  const peers = mark.peers.map((peer) => times.get(peer)).filter((time) => time !== undefined);
  if (peers.length === 0) return undefined;
  const best = peers.reduce((a, b) => (b.ms < a.ms ? b : a));
  if (ours.stopped && best.stopped) return undefined;
  const bound = ours.stopped ? '< ' : best.stopped ? '> ' : '';
  return {
    figure: `${bound}${(best.ms / ours.ms).toFixed(2)} ×`,
    miss: missOf(best.ms / mark.least + (mark.slack ?? 0)),
  };
}

const HEADER = 'benchmark\tpuzzles\tcase\tmark\tfigure\tstate';

/** @param {Judgement} judgement */
const keyOf = ({ benchmark, kind, benchCase, mark }) => [benchmark, kind, benchCase, mark].join('\t');

/** The record: lines by key. @param {string} path @returns {Map<string, { figure: string, state: string }>} */
export function readRecord(path) {
  const lines = existsSync(path) ? readFileSync(path, 'utf8').trim().split('\n').slice(1) : [];
  return new Map(
    lines.map((line) => {
      const fields = line.split('\t');
      return [fields.slice(0, 4).join('\t'), { figure: fields[4], state: fields[5] }];
    }),
  );
}

/**
 * Writes the record with these judgements in the place of earlier ones. Marks that were not judged keep their lines.
 * @param {string} path
 * @param {Judgement[]} judgements
 */
export function updateRecord(path, judgements) {
  const record = readRecord(path);
  for (const judgement of judgements)
    record.set(keyOf(judgement), { figure: judgement.figure, state: judgement.miss <= 0 ? 'met' : 'missed' });
  const lines = [...record].map(([key, { figure, state }]) => `${key}\t${figure}\t${state}`);
  writeFileSync(path, `${[HEADER, ...lines.sort()].join('\n')}\n`);
}

/**
 * Each mark with its state, and whether one that was met before is clearly missed.
 * @param {Judgement[]} judgements
 * @param {Map<string, { state: string }>} record
 */
export function statesOf(judgements, record) {
  let hasFailed = false;
  const lines = judgements.map((judgement) => {
    const { benchmark, benchCase, mark, figure, miss } = judgement;
    const wasMet = record.get(keyOf(judgement))?.state === 'met';
    const isLost = wasMet && miss > NOISE;
    hasFailed ||= isLost;
    const by = miss === Infinity ? ', gave up' : ` by ${(100 * miss).toFixed(0)} %`;
    const state = miss <= 0 ? 'met' : `missed${by}${isLost ? ', met before' : wasMet ? ', met before; noise' : ''}`;
    return `${isLost ? '✗' : miss <= 0 ? '✓' : '–'} ${benchmark}, ${benchCase}: ${mark}: ${figure}, ${state}`;
  });
  const met = judgements.filter(({ miss }) => miss <= 0).length;
  return { lines: [...lines, `${met} marks are met, ${judgements.length - met} are missed.`], hasFailed };
}
