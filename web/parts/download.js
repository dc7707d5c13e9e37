// A file for the reader to keep, made on this machine.

/** @param {string} name @param {Blob} content */
export function download(name, content) {
  const anchor = document.createElement('a');
  anchor.href = URL.createObjectURL(content);
  anchor.download = name;
  anchor.click();
  setTimeout(() => URL.revokeObjectURL(anchor.href), 60_000); // when the browser has surely begun to write it
}
