// <gallery-dialog>: all puzzles by name, also by other names that people know, each with a drawn board.

import { html, nothing } from 'lit';
import { svgOf } from '../board/picture.js';
import { titleOf } from '../session/title.js';
import { gridStrings } from '../strings/grids-strings.js';
import { pageStrings } from '../strings/page-strings.js';
import styles from '../styles/gallery.css?inline';
import { adoptStyle } from './adopt-style.js';
import { PageDialog } from './page-dialog.js';

/** @import { Id } from '../puzzles/catalog.js' */
/** @import { PageSession } from '../session/page-session.js' */

/** Other usual names of genres, in any language. @type {Record<string, string>} */
const others = {
  starbattle: 'Queens, Two Not Touch, LinkedIn Queens, 皇后',
  nonogram: 'Picross, Hanjie, Griddlers, Paint by Numbers, Crucipixel, Pic-a-Pix, 绘图方块',
  kenken: 'Calcudoku, Mathdoku, Inky, Calkuro, 算术数独',
  futoshiki: 'Unequal, Hutoshiki, More or Less',
  skyscrapers: 'Towers, Buildings, 摩天大楼',
  binairo: 'Takuzu, Tango, Binary Puzzle, Binoxxo, Tohu wa Vohu, Unruly, 二元谜题',
  tents: 'Tents and Trees, Camping, 帐篷与树',
  battleships: 'Bimaru, Battleship Solitaire, Yubotu, 海战',
  shikaku: 'Rectangles, Divide by Box, Patches, 数方',
  dominosa: 'Domino Hunt, Solitaire Dominoes',
  suguru: 'Tectonic, Nanbaburokku, Number Blocks',
  ripple: 'Hakyuu, Hakyukoka',
  akari: 'Light Up, Bijutsukan, 照明',
  norinori: 'Domino Shade',
  kakurasu: 'Index Sums',
  thermometers: 'Thermometer, 体温计',
  aquarium: 'Water Tanks',
  mosaic: 'Fill-a-Pix, Mosaik, Nurie-Puzzle, 数字填图',
  minesweeper: 'Mines, Landmines',
  str8ts: 'Straights',
  abcendview: 'Easy as ABC, Last Man Standing',
  magnets: 'Positive Negative',
  tenner: 'Grid Ten, From 1 to 10, Zehnergitter',
  multisudoku: 'Samurai, Gattai, Butterfly Sudoku, Windmill, Sohei, Shogun, 武士数独',
  nurikabe: 'Islands in the Stream, Cell Structure, 涂壁, 数墙',
  hitori: 'Hitori ni shite kure, 独处',
  heyawake: 'Divided Rooms, Rooms, 分割房间',
  kurodoko: 'Where is Black Cells, Kuromasu, 黑点',
  lits: 'Nuruomino',
  yinyang: 'Shirokuro, Yin and Yang',
  cave: 'Bag, Corral, Correl, 围栏',
  creek: 'Kuriku, Creeks',
  snake: 'Tunnel, Anguish, 蛇',
  tapa: 'Turkish Art of Paint, 塔帕',
  shakashaka: 'Proof of Quilt, 三角涂黑',
  slitherlink: 'Fences, Loop the Loop, Takegaki, Number Line, 数回',
  masyu: 'Pearls, Mashu, 珍珠',
  yajilin: 'Arrow Ring, Yajirin',
  shingoki: 'Traffic Lights, Semaphores',
  numberlink: 'Arukone, Flow, Number Link, 数连',
  gokigen: 'Slant, Gokigen Naname, 斜线',
  fillomino: 'Allied Occupation, Polyominous, 数独块',
  galaxies: 'Tentai Show, Spiral Galaxies, Sternenhimmel, 天体秀',
  hashi: 'Bridges, Hashiwokakero, Hashikake, Chopsticks, 造桥',
};

/** @param {string} words */
const plain = (words) => words.toLowerCase().replaceAll(/[\s-]/g, '');

/** @param {Element} element @returns {'light' | 'dark'} */
function schemeOf(element) {
  const { colorScheme } = getComputedStyle(element);
  if (!colorScheme.includes('light')) return 'dark';
  return colorScheme.includes('dark') && matchMedia('(prefers-color-scheme: dark)').matches ? 'dark' : 'light';
}

/** Whether a person can type at once: on a touch screen the keyboard would cover the pictures. */
const hasKeys = matchMedia('(pointer: fine)').matches;

export class GalleryDialog extends PageDialog {
  static properties = { wanted: { state: true } };

  /** @type {PageSession | undefined} */
  #session;
  /** By id, the address of its picture. @type {Map<string, string>} */
  #pictures = new Map();

  constructor() {
    super();
    this.wanted = '';
  }

  /** @param {PageSession} session */
  async open(session) {
    this.#session = session;
    this.wanted = '';
    await this.show();
    for (const id of this.#ids) await this.#draw(session, id).catch(() => {}); // without a network it has no picture
  }

  /** @returns {Id[]} */
  get #ids() {
    return (this.#session?.catalog ?? []).flatMap(({ id }) => (id === 'grid' ? [] : id));
  }

  /** @param {PageSession} session @param {Id} id */
  async #draw(session, id) {
    if (this.#pictures.has(id)) return;
    const puzzle = await session.fetch(id);
    const { text } = session.examplesOf(id)[0];
    const svg = await svgOf(puzzle, { text, layers: {}, label: titleOf(puzzle), readonly: true }, schemeOf(this));
    if (svg) this.#pictures.set(id, `data:image/svg+xml,${encodeURIComponent(svg)}`);
    this.requestUpdate();
  }

  /** @param {Id} id */
  #name(id) {
    return gridStrings().names[id] ?? /** @type {Record<string, string>} */ (pageStrings.puzzles)[id];
  }

  render() {
    const { allPuzzles, search, noneFound } = gridStrings();
    const wanted = plain(this.wanted);
    const shown = this.#ids.filter((id) =>
      [
        this.#name(id),
        gridStrings('en').names[id] ?? id,
        gridStrings('zh').names[id] ?? id,
        ...(others[id] ?? '').split(', '),
      ].some((name) => plain(name).includes(wanted)),
    );
    return this.frame(
      html`<div class="head">${this.heading(allPuzzles)} ${this.closeButton()}</div>
        <input
          type="search"
          aria-label=${search}
          placeholder=${search}
          ?autofocus=${hasKeys}
          .value=${this.wanted}
          @input=${(/** @type {Event} */ { target }) => {
            this.wanted = /** @type {HTMLInputElement} */ (target).value;
          }}
          @keydown=${(/** @type {KeyboardEvent} */ event) => {
            if (event.key !== 'Enter' || event.isComposing || !wanted || shown.length === 0) return;
            event.preventDefault(); // the button that gets the focus back would open the gallery again
            this.#choose(shown[0]);
          }}
        />
        ${shown.length > 0 ? nothing : html`<p role="status">${noneFound}</p>`}
        <ul class="gallery">
          ${shown.map((id) => this.#item(id))}
        </ul>`,
      'all-puzzles',
    );
  }

  /** @param {Id} id */
  #item(id) {
    const picture = this.#pictures.get(id);
    return html`<li>
      <button @click=${() => this.#choose(id)}>
        <span class="picture">${picture ? html`<img src=${picture} alt="" />` : nothing}</span>
        <span>${this.#name(id)}</span>
      </button>
    </li>`;
  }

  /** @param {Id} id */
  async #choose(id) {
    this.close();
    await this.#session?.open(id);
  }
}

adoptStyle(styles);
customElements.define('gallery-dialog', GalleryDialog);
