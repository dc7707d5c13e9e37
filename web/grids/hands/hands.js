// Which hand a board has.

import { hasCellsToo } from '../edges.js';
import { describe } from '../genres.js';
import { isNonogram } from '../setting.js';
import { sidesOf } from '../text.js';
import { BridgeHand } from './bridge.js';
import { ClueHand } from './clue.js';
import { EdgeHand } from './edge.js';
import { LineHand } from './line.js';
import { PartHand } from './part.js';
import { PathHand } from './path.js';
import { PlaceHand } from './place.js';
import { RegionHand } from './region.js';
import { SetHand } from './set.js';
import { ShadeHand } from './shade.js';
import { ZoomHand } from './zoom.js';

/** @import { Hand } from '../../board/hand.js' */
/** @import { GenreGrid } from '../board.js' */
/** @import { GridBoard } from '../text.js' */

/** The hand of a genre; none where cells are only selected. @param {GridBoard} board @param {boolean} isSet */
function kindOf(board, isSet) {
  const { isPainted, isOfParts, hasFreeParts, isDrawn, hasFence, hasIslands, hasCentres, isPlaced, isText, trail } =
    describe(board);
  if (isSet) return SetHand;
  if (hasFence) return EdgeHand;
  if (hasFreeParts || (hasCentres && !isText)) return RegionHand;
  if (hasIslands) return BridgeHand;
  if (isOfParts) return PartHand;
  if (isDrawn) return LineHand;
  if (isPlaced) return PlaceHand;
  if (trail) return PathHand;
  return isPainted ? ShadeHand : undefined;
}

/**
 * What the sheet of keys has of a board, beside what every board has: the names of rows of parts/keys-dialog.js.
 * @param {GridBoard} board
 * @param {boolean} isSet
 * @returns {string[]}
 */
export function keyNamesOf(board, isSet) {
  const Kind = kindOf(board, isSet);
  const { trail, isRoute } = describe(board);
  const typed = ['digit', 'mark'];
  const hasClues = !isSet && (isNonogram(board) || sidesOf(board).length > 0);
  const clues = hasClues ? ['strike'] : [];
  switch (Kind) {
    case EdgeHand:
      return ['line', 'crossed', ...clues];
    case LineHand:
      return ['along', 'line', 'crossed', ...(hasCellsToo(board) ? ['fill'] : []), ...clues];
    case BridgeHand:
      return ['bridge', 'fill', 'dot'];
    case PartHand:
    case RegionHand:
      return ['area', ...clues];
    case PathHand:
      if (isRoute) return ['route', 'retrace'];
      return [...typed, 'path', ...(trail === 'touching cells' ? ['corner'] : [])];
    case PlaceHand:
    case ShadeHand:
      return ['fill', 'dot', ...clues];
    case SetHand:
      return ['clue'];
    default:
      return [...typed, ...clues];
  }
}

/** The hands of a board: a hand keeps what a stroke has drawn as long as its genre is the same. */
export class Hands {
  /** @type {Hand<GenreGrid> | undefined} */
  #own;
  #clues = new ClueHand();
  #zoom = new ZoomHand();

  /** What a board's own hand is while nothing is painted. @param {GenreGrid} board */
  own({ grid, isSet, readonly, mode }) {
    if (readonly || mode.hand || (mode.choosing && !isSet)) return undefined;
    const Kind = kindOf(grid, isSet);
    if (this.#own?.constructor !== Kind) this.#own = Kind && new Kind();
    return this.#own;
  }

  /**
   * The same, around which a board that is played has one for its clues, and a large one another that zooms.
   * @param {GenreGrid} board
   * @param {boolean} canZoom
   */
  of(board, canZoom) {
    const inner = board.mode.hand ?? this.own(board);
    const { isSet, readonly, mode } = board;
    this.#clues.inner = inner;
    this.#zoom.inner = isSet || readonly || mode.hand || mode.choosing ? inner : this.#clues;
    return canZoom ? this.#zoom : this.#zoom.inner;
  }
}
