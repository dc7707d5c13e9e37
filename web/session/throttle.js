// Limits how often a session is drawn. Every change is drawn immediately, except the progress of a running search: a
// search reports more often than anybody can read.

/** @import { Session } from './session.js' */

// Short enough to look alive, long enough to read each number.
const REDRAW_MS = 200;

/** @param {Session} session @param {() => void} draw */
export function drawThrottled(session, draw) {
  let timer = 0;
  const redraw = () => {
    timer = 0;
    draw();
  };
  session.addEventListener('change', () => {
    if (session.query.state.progress === undefined) {
      clearTimeout(timer);
      redraw();
    } else if (timer === 0) {
      timer = window.setTimeout(redraw, REDRAW_MS);
    }
  });
}
