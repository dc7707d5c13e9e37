// Modules that are loaded later need some of what every page loads. They are handed it: if they imported it, the
// bundler would move it out of the first file.

/**
 * What they are handed; each takes what it needs. Three have no types here: declared with them, the package would need
 * the types of Node and of browsers in every program.
 * @typedef {object} Shared
 * @property {typeof import('./protocol.js').QuadrilleError} QuadrilleError
 * @property {typeof import('./protocol.js').RecordReader} RecordReader
 * @property {typeof import('./protocol.js').isColumnPart} isColumnPart
 * @property {typeof import('./protocol.js').OWN_RECORD} OWN_RECORD
 * @property {typeof import('./protocol.js').puzzlesIn} puzzlesIn
 * @property {any} RequestRunner of request-runner.js
 * @property {any} tryQuery of request-runner.js
 * @property {any} Watchdog of watchdog.js
 * @property {<Result extends { count: bigint }>(result: Result) => Result} withJson of api/result-maker.js
 * @property {(name: string, value: unknown, least: number, most: number) => void} checkNumber of api/validate.js
 */

export {};
