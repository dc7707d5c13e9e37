// Certificates by the native command for tests, and changed ones.
import assert from 'node:assert/strict';
import { check, ProofError } from '../../wasm/proof/check.js';
import { random } from '../wasm/proof-statements.js';
import { native, runSync } from './commands.js';

/** @param {string[]} words @param {string} input */
export const ask = (words, input) => runSync(native, words, input).stdout;
/** The objects of a command's lines. @param {string[]} words @param {string} input @returns {any[]} */
export const objects = (words, input) =>
  ask([...words, '--json'], input)
    .trim()
    .split('\n')
    .map((line) => JSON.parse(line));

/** What a certificate proves of a model; undefined where it is refused. @param {string} model @param {string} proof */
export function claimOf(model, proof) {
  try {
    return check(model, proof);
  } catch (error) {
    assert.ok(error instanceof ProofError, `${model}\n${proof}\n${error}`);
    return undefined;
  }
}

/**
 * Changes lines of a certificate, leaves them out or moves them: none may prove another count.
 * @param {string} model
 * @param {string} proof
 * @param {number} count
 * @param {number} changes
 */
export function refuseChanges(model, proof, count, changes) {
  const lines = proof.trimEnd().split('\n').slice(0, -1);
  for (let change = 0; change < changes && lines.length > 1; ++change) {
    const changed = [...lines];
    const at = 1 + random(lines.length - 1);
    const words = changed[at].split(' ');
    if (change % 3 === 0) changed.splice(at, 1);
    else if (change % 3 === 1) changed.splice(1 + random(lines.length - 1), 0, ...changed.splice(at, 1));
    else words[random(words.length)] = String(random(20) - 4);
    if (change % 3 === 2) changed[at] = words.join(' ');
    changed.push(`end listed ${changed.filter((line) => line.startsWith('s')).length}`);
    const claim = claimOf(model, changed.join('\n'));
    assert.ok(claim === undefined || claim.count === count, `${model}\n${changed.join('\n')}`);
  }
}

/** A certificate of another puzzle proves the count of this one, or nothing. @param {string} model
 * @param {string} proof @param {number} count */
export function refuseOther(model, proof, count) {
  assert.equal(claimOf(model, proof)?.count ?? count, count, `${model}\n${proof}`);
}
