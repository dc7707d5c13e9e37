// Saves a file that the page has made.

/** @param {string} name @param {Blob} content */
export function download(name, content) {
  const anchor = document.createElement('a');
  anchor.href = URL.createObjectURL(content);
  anchor.download = name;
  anchor.click();
  setTimeout(() => URL.revokeObjectURL(anchor.href), 60_000); // the browser has begun to write the file by then
}
