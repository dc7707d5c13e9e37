// Shares a finished game without saying what its solution is: a line of text, a picture of what was given, and the
// link. By the system's share sheet where there is one, else by the clipboard. Tested by tests/web/ending.test.js.

import { pngOf, svgOf } from '../board/picture.js';
import { timeText } from '../parts/time-text.js';
import { linkTo } from '../session/link.js';
import { titleOf } from '../session/title.js';
import { endingStrings } from '../strings/ending-strings.js';
import { gradeText } from '../strings/grades-strings.js';

/** @import { Puzzle } from '../puzzles/catalog.js' */
/** @import { Game } from '../records/records.js' */
/** @import { PageSession } from '../session/page-session.js' */

/** @typedef {{title: string, url: string, picture: Blob | undefined}} Prepared */

/** Makes link and picture, before anybody shares them. @param {PageSession} session @returns {Promise<Prepared>} */
export async function prepare({ puzzle, store }) {
  const { givens } = store.position;
  const title = titleOf(puzzle);
  const svg = await svgOf(puzzle, { text: givens, layers: {}, label: title, readonly: true });
  return {
    title,
    url: await linkTo(puzzle, givens),
    picture: svg ? await pngOf(svg).catch(() => undefined) : undefined,
  };
}

/** The line of text. @param {Puzzle} puzzle @param {Game} game */
export function resultLine(puzzle, { size, grade, rating, ms, hints }) {
  const { line, noHints, withHints } = endingStrings();
  return line([
    ['Quadrille', titleOf(puzzle), size].filter(Boolean).join(' '),
    ...(grade ? [gradeText(puzzle.scale ?? 0, { grade, rating })] : []),
    ...(ms === undefined ? [] : [timeText(ms)]),
    ...(hints === undefined ? [] : [hints === 0 ? noHints : withHints(hints)]),
  ]);
}

/**
 * @param {Prepared} prepared
 * @param {string} text  the line
 * @returns {Promise<string>}  a sentence about what was done; '' where the person has stopped it
 */
export async function share({ title, url, picture }, text) {
  const strings = endingStrings();
  if (navigator.share) {
    const files = picture && [new File([picture], 'puzzle.png', { type: 'image/png' })];
    const all = { title, text, url, ...(files && navigator.canShare?.({ files }) && { files }) };
    try {
      await navigator.share(all);
      return strings.shared;
    } catch (error) {
      if (/** @type {Error} */ (error).name === 'AbortError') return '';
    }
  }
  const words = `${text}\n${url}`;
  try {
    const plain = new Blob([words], { type: 'text/plain' });
    await navigator.clipboard.write([
      new ClipboardItem({ 'text/plain': plain, ...(picture && { 'image/png': picture }) }),
    ]);
    return strings.copied;
  } catch {
    return navigator.clipboard.writeText(words).then(
      () => strings.copied,
      () => strings.notShared,
    );
  }
}
