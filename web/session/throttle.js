// The pace of drawing: whatever a desk does is drawn at once, but for a running search, which reports far more often than can
// be read.

/** @import { Desk } from './session.js' */

// Often enough to be seen to move, seldom enough to be read.
const REDRAW_MS = 200;

/** @param {Desk} desk @param {() => void} draw */
export function drawAtPace(desk, draw) {
  let timer = 0;
  const redraw = () => {
    timer = 0;
    draw();
  };
  desk.addEventListener('change', () => {
    if (desk.inquiry.state.progress === undefined) {
      clearTimeout(timer);
      redraw();
    } else if (timer === 0) {
      timer = window.setTimeout(redraw, REDRAW_MS);
    }
  });
}
