// The worker that judges one certificate. It has nothing of the solver, and ends with its answer.

import { check } from '../../wasm/proof/check.js';
import { unpacked } from './packed.js';

/** The most reports of progress for one certificate. */
const REPORTS = 100;

/** @param {MessageEvent<{model: string, proof?: string, seal?: string}>} event  the certificate, or that of a link */
self.onmessage = async ({ data: { model, proof: given, seal = '' } }) => {
  const proof = given ?? (await unpacked(seal).catch(() => undefined));
  if (proof === undefined) return postMessage({ isDamaged: true });
  let said = 0;
  /** @param {number} at */
  const onRead = (at) => {
    if (at - said < proof.length / REPORTS) return;
    said = at;
    postMessage({ fraction: at / proof.length });
  };
  try {
    postMessage({ verdict: check(model, proof, onRead).verdict });
  } catch (error) {
    postMessage({ fault: /** @type {Error} */ (error).message });
  }
};
