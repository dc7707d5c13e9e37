// Modules that are loaded later need some of what every page loads. They are handed it: if they imported it, the
// bundler would move it out of the first file.

/**
 * What they are handed; each takes what it needs. Those that run queries are handed `Runners` of request-runner.js too:
 * declared here, the package would need the types of Node and of browsers in every program.
 * @typedef {object} Shared
 * @property {typeof import('./protocol.js').QuadrilleError} QuadrilleError
 * @property {typeof import('./protocol.js').located} located
 * @property {typeof import('./protocol.js').RecordReader} RecordReader
 * @property {typeof import('./protocol.js').isColumnPart} isColumnPart
 * @property {typeof import('./protocol.js').OWN_RECORD} OWN_RECORD
 * @property {typeof import('./protocol.js').puzzlesIn} puzzlesIn
 * @property {<Result extends { count: bigint }>(result: Result) => Result} withJson of api/result-maker.js
 * @property {(name: string, value: unknown, least: number, most: number) => void} checkNumber of api/validate.js
 */

export {};
