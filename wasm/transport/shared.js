// Modules that are loaded later need some of what every page loads. They get it as an argument: if they imported it,
// the bundler would move it to a second file, which every page would wait for. (rolldown can keep it in the first file,
// but then that file exports it too, under minified names that everybody sees.)

/**
 * That argument; each module takes what it needs. Those that run queries get `Runners` of request-runner.js too. If
 * these were declared here, every program would need the types of Node and of browsers.
 * @typedef {object} Shared
 * @property {typeof import('./protocol.js').QuadrilleError} QuadrilleError
 * @property {typeof import('./protocol.js').located} located
 * @property {typeof import('./protocol.js').RecordReader} RecordReader
 * @property {typeof import('./protocol.js').isColumnPart} isColumnPart
 * @property {typeof import('./protocol.js').OWN_RECORD} OWN_RECORD
 * @property {typeof import('./protocol.js').puzzlesIn} puzzlesIn
 * @property {<Result extends { count: bigint }>(result: Result) => Result} withJson of api/result-maker.js
 * @property {(name: string, value: unknown, least: number, most: number) => void} checkNumber of api/validate.js
 * @property {string[]} WISHES of api/validate.js
 */

export {};
