// Calls command.wasm (command.cpp), which answers texts by a text.

import { CoreMemory } from './core-memory.js';

const encoder = new TextEncoder();

/**
 * A call of core/command/calls.hpp.
 * @param {import('./command.js').CommandInstance} instance
 * @param {'read' | 'join' | 'progress'} name
 * @param {string} json
 * @param {string} text
 */
export function callCommand({ exports, memory: grown }, name, json, text) {
  const memory = new CoreMemory(grown);
  for (const [which, part] of [name, json, text].entries()) {
    const bytes = encoder.encode(part);
    const at = exports.text_room(which, bytes.length);
    memory.bytes.set(bytes, at);
  }
  const at = exports.call();
  return memory.textAt(at, exports.bytes_returned());
}
