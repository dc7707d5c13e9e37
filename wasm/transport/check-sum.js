// The check sum of a checkpoint, the same as that of the native command (core/cli/checkpoint.cpp). It finds what was
// changed by mistake. Tested by tests/wasm/checkpoint.test.js.

/**
 * FNV-1a (Fowler, Noll and Vo) of all fields, in eight hexadecimal digits.
 * @param {Omit<import('./protocol.js').Checkpoint, 'check'>} checkpoint
 */
export function checkSum({ puzzle, part, count, nodes, deadEnds, depth, parts }) {
  let sum = 0x811c9dc5;
  for (const byte of new TextEncoder().encode([puzzle, part, count, nodes, deadEnds, depth, ...parts].join(' ')))
    sum = Math.imul(sum ^ byte, 0x01000193);
  return (sum >>> 0).toString(16).padStart(8, '0');
}
