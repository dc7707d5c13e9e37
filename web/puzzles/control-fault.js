// The control characters that core refuses in names. Tested by tests/wasm/plain-text.test.js.

/**
 * The first word with a control character, and where it is.
 * @param {string} text
 * @returns {{message: string, line: number, column: number} | undefined}  the message is that of
 *   core/puzzles/cover/text/dlx.cpp
 */
export function controlFault(text) {
  const at = text.search(/[^\P{Cc}\t\n\v\f\r\x7f-\x9f]/u);
  if (at < 0) return undefined;
  let begin = at;
  while (begin > 0 && !SPACES.includes(text[begin - 1])) begin -= 1;
  let end = at;
  while (end < text.length && !SPACES.includes(text[end])) end += 1;
  return {
    message: `${quote(text.slice(begin, end))} has a control character in it`,
    line: text.slice(0, begin).split('\n').length,
    column: [...text.slice(text.lastIndexOf('\n', begin - 1) + 1, begin)].length + 1,
  };
}

/** What separates words in core (core/text/text.hpp). */
const SPACES = ' \t\r\n\v\f';
const LONGEST_QUOTE = 24;

/** As core's quote (core/text/text.hpp). @param {string} word */
function quote(word) {
  const characters = Array.from(word);
  const escaped = characters.slice(0, LONGEST_QUOTE).map((character) => {
    const code = character.charCodeAt(0);
    return code < 0x20 || code === 0x7f ? `\\x${code.toString(16).toUpperCase().padStart(2, '0')}` : character;
  });
  return `"${escaped.join('')}"${characters.length > LONGEST_QUOTE ? '…' : ''}`;
}
