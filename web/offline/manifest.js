// The web app manifest, for the page as an installed application. It uses the page's own strings.
//
// Every address is relative, so the site works in any folder. There is no `id`, because an id is relative to the root
// of the host: two folders of one host would then be the same application. Without an id, `start_url` is the identity.
// Tested by tests/web/installing.test.js.

import english from '../strings/en/page.js';

const { title, puzzles } = english;

/** The address that opens a puzzle as it was left. @param {string} id */
const addressOf = (id) => `./#${id}=`;

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

export const manifest = {
  name: title,
  short_name: title,
  description:
    'Sudoku, queens, Kakuro and exact cover: solved, checked for uniqueness and counted on your own machine.',
  lang: 'en',
  start_url: './',
  scope: './',
  display: 'standalone',
  theme_color: '#fbfaf5',
  background_color: '#fbfaf5',
  categories: ['games', 'utilities', 'education'],
  icons: [icon('icon-192.png', 192), icon('icon-512.png', 512), icon('icon-maskable.png', 512, 'maskable')],
  screenshots: [screenshot('wide', '2560x1600'), screenshot('narrow', '780x1688')],
  shortcuts: Object.entries(english.tabs).map(([id, name]) => ({
    name,
    url: addressOf(id),
    icons: [icon('icon-192.png', 192)],
  })),
  file_handlers: [
    { action: addressOf('sudoku'), accept: { 'application/x-sudoku': ['.sdk', '.sdm'] } },
    { action: addressOf('cover'), accept: { 'application/x-exact-cover': ['.dlx'] } },
  ],
};
