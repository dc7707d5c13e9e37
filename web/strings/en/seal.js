// English, for the seal and for certificates.

import { grouped, time } from './boards.js';

export default {
  seal: 'One solution, checked',
  sealRim: 'ONE SOLUTION · CHECKED ·',

  title: 'Seal',
  making: 'Making a certificate of the answer…',
  checking: 'Checking each line of the certificate…',
  progress: 'How much is checked',
  stop: 'Stop',
  stopped: 'Stopped. There is no certificate.',
  again: 'Start again',
  noCertificate: 'There are no certificates of a puzzle like this yet.',
  /** @param {string} reason */
  refused: (reason) => `The certificate does not prove it: ${reason}`,
  /** What was proved of the puzzle. @type {Record<string, string>} */
  verdicts: {
    unique: 'One solution, checked.',
    multiple: 'More than one solution, checked. So it gets no seal.',
    none: 'No solution, checked. So it gets no seal.',
  },
  /** @param {number} bytes @param {number} made @param {number} checked  in milliseconds */
  facts: (bytes, made, checked) =>
    `The certificate has ${grouped.format(Math.ceil(bytes / 1024))} KB. ` +
    `It was made in ${time(made)} and checked in ${time(checked)}.`,
  checker: 'The checker is a program of its own: nothing in it is taken from the solver.',
  save: 'Save the certificate',
  copyLink: 'Copy a link with the seal',
  copied: 'Copied. Whoever opens the link sees the seal checked.',
  notCopied: 'The link could not be copied.',
  damaged: 'A seal came with this link, but it was damaged on its way, or is too long. Nothing is proved.',
  /** @param {number} checked  in milliseconds */
  came: (checked) => `The certificate came with the link. It was checked here in ${time(checked)}.`,
  anybody: 'Anybody can check it beside the text of the puzzle:',
};
