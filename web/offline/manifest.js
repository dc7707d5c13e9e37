// The page as an installed application: its web app manifest, made from the same words as the page.
//
// Every address is relative, so that it works from any folder. There is no `id`: that would be relative to the root of the
// host, and two folders of one host would be taken for one application; without it `start_url` is the identity.
// Tested by tests/web/installing.test.js.

import english from '../strings/en.page.js';

const { title, puzzles } = english;

/** The address that opens a puzzle as it was left. @param {string} id */
const opening = (id) => `./#${id}=`;

/** @param {string} src @param {number} size @param {'any' | 'maskable'} [purpose] */
const icon = (src, size, purpose = 'any') => ({ src, sizes: `${size}x${size}`, type: 'image/png', purpose });

/** @param {'wide' | 'narrow'} shape @param {string} sizes */
const screenshot = (shape, sizes) => ({
  src: `screenshot-${shape}.png`,
  sizes,
  type: 'image/png',
  form_factor: shape,
  label: `${title} with a solved ${puzzles.sudoku}`,
});

/** @type {Partial<import('vite-plugin-pwa').ManifestOptions>} */
export const manifest = {
  name: title,
  short_name: title,
  description:
    'Sudoku, queens, Kakuro and exact cover: solved, checked for uniqueness and counted on your own machine.',
  lang: 'en',
  start_url: './',
  scope: './',
  display: 'standalone',
  theme_color: '#fbfbf8',
  background_color: '#fbfbf8',
  categories: ['games', 'utilities', 'education'],
  icons: [icon('icon-192.png', 192), icon('icon-512.png', 512), icon('icon-maskable.png', 512, 'maskable')],
  screenshots: [screenshot('wide', '2560x1600'), screenshot('narrow', '780x1688')],
  shortcuts: Object.entries(puzzles).map(([id, name]) => ({
    name,
    url: opening(id),
    icons: [icon('icon-192.png', 192)],
  })),
  file_handlers: [
    { action: opening('sudoku'), accept: { 'application/x-sudoku': ['.sdk', '.sdm'] } },
    { action: opening('cover'), accept: { 'application/x-exact-cover': ['.dlx'] } },
  ],
};
