// What embed.html needs beside its examples: the reader's theme, and the buttons that copy.

import { Theme } from '../parts/theme.js';

const DONE_MS = 2000;

/** The browser's storage, or nothing where the reader forbids it. */
function allowedStorage() {
  try {
    return localStorage;
  } catch {
    return undefined;
  }
}

new Theme(allowedStorage());

for (const button of document.querySelectorAll('.copy')) {
  const name = button.textContent;
  button.addEventListener('click', async () => {
    const code = /** @type {HTMLElement} */ (button.previousElementSibling);
    try {
      await navigator.clipboard.writeText(code.textContent ?? '');
      button.textContent = 'Copied';
    } catch {
      getSelection()?.selectAllChildren(code); // refused: one key copies it now
      button.textContent = 'Selected';
    }
    setTimeout(() => {
      button.textContent = name;
    }, DONE_MS);
  });
}
