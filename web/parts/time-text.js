// How long a board has been played, as a clock shows it: 1:02:03.

/** @param {number} ms */
export function timeText(ms) {
  const seconds = Math.floor(ms / 1000);
  const [hours, minutes] = [Math.floor(seconds / 3600), Math.floor(seconds / 60) % 60];
  const parts = [...(hours ? [hours] : []), minutes, seconds % 60];
  return parts.map((part, i) => (i === 0 ? part : String(part).padStart(2, '0'))).join(':');
}
