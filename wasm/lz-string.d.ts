// The types of lz-string.js, which wasm/tools/build.js copies from the npm package into this one.

declare const LZString: {
  compressToBase64(text: string): string;
  /** Empty, null or nonsense when `payload` was not made by `compressToBase64`. */
  decompressFromBase64(payload: string): string | null;
};
export default LZString;
