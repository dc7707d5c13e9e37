// The script of embed.html beside its examples: the theme and the copy buttons.

import { Theme } from '../parts/theme.js';

const DONE_MS = 2000;

new Theme();

for (const button of /** @type {NodeListOf<HTMLElement>} */ (document.querySelectorAll('.copy'))) {
  const name = button.textContent;
  button.addEventListener('click', async () => {
    const code = /** @type {HTMLElement} */ (button.previousElementSibling);
    try {
      await navigator.clipboard.writeText(code.textContent ?? '');
      button.textContent = button.dataset.copied ?? '';
    } catch {
      // The clipboard was refused: the code is selected, so that one key copies it.
      getSelection()?.selectAllChildren(code);
      button.textContent = button.dataset.selected ?? '';
    }
    setTimeout(() => {
      button.textContent = name;
    }, DONE_MS);
  });
}
