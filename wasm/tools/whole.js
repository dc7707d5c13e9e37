// What `npm test` leaves to `npm run test:all`: files whose names end with .all.test.js, and elsewhere what asks here.
// By hand: QUADRILLE_TESTS=all node --test tests/wasm/division.test.js

/** Whether all tests run: `--all` says so to test.js, and the environment to the tests that it starts. */
export const whole = process.argv.includes('--all') || process.env.QUADRILLE_TESTS === 'all';
if (whole) process.env.QUADRILLE_TESTS = 'all';

/** The options of a test that only `npm run test:all` runs. */
export const onlyInAll = whole ? {} : { skip: 'only in npm run test:all' };

/**
 * The rows of a table of cases: one in four for `npm test`.
 * @template T
 * @param {readonly T[]} rows
 */
export const some = (rows) => rows.filter((_, row) => whole || row % 4 === 0);

/**
 * How modules are linked: for a release, or quickly for `npm test`.
 * @typedef {'released' | 'quick'} Links
 */

/** The modules that are tested. @type {Links} */
export const testedLinks = whole ? 'released' : 'quick';

/** Their folder in the project. @param {Links} links */
export const folderOf = (links) => (links === 'quick' ? 'build/wasm/quick' : 'build/wasm');
