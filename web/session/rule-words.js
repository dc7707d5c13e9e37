// The rules of a kind in Chinese: its text says them in English, and core has the words in both languages. A hint on a
// Chinese page quotes these. Fetched with the first answer (follow-up.js). Tested by tests/wasm/rule-words.test.js.

/** @import { PageSession } from './page-session.js' */

/** By the line of a rule. @type {Map<string, string>} */
const known = new Map();
/** The number of rules that are kept: older ones are of kinds that are no longer open. */
const MOST = 500;

/** A rule as it is quoted: in Chinese once its words are known. @param {string} rule */
export const quotable = (rule) => known.get(rule) ?? rule;

/**
 * Asks core for the words of the rules of the open board.
 * @param {PageSession} session
 */
export async function learnRules({ solver, puzzle, text }) {
  const rules = puzzle.rules?.(text) ?? [];
  if (rules.every((rule) => known.has(rule))) return;
  const { text: written } = await solver.convert(puzzle.id, text, 'rules', { format: puzzle.notation });
  // A row for each part of a rule: its line in the text, and its sentence in English and in Chinese.
  /** @type {Map<string, string[]>} */
  const byLine = new Map();
  for (const row of written.split('\n')) {
    const [line, , chinese] = row.split('\t');
    byLine.set(line, [...(byLine.get(line) ?? []), chinese.replace(/。$/, '')]);
  }
  if (byLine.size !== rules.length) return;
  if (known.size > MOST) known.clear();
  for (const [at, sentences] of [...byLine.values()].entries()) known.set(rules[at], sentences.join('；'));
}
