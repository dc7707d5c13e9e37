// The files of the project, for tests of the source itself.
import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { root } from '../../wasm/tools/run.js';

const NOT_SOURCE = new Set(['node_modules', 'build', 'dist', 'test-results', 'data', 'public']);
/** The endings of files of code. */
export const CODE = new Set(['.js', '.ts', '.css', '.html', '.cpp', '.hpp']);
/** The endings of files that people write and read. */
export const TEXT = new Set([...CODE, '.md', '.sh', '.txt']);

/**
 * @param {string} folder from the project's root
 * @returns {string[]} the files in it and below, without what is built or data
 */
function filesUnder(folder) {
  return readdirSync(join(root, folder), { withFileTypes: true }).flatMap((entry) => {
    const path = join(folder, entry.name);
    // web/build holds sources: it is only at the top that `build` is what CMake makes.
    if (entry.isDirectory()) return NOT_SOURCE.has(entry.name) && path !== 'web/build' ? [] : filesUnder(path);
    return path;
  });
}

/** Every file of source, with its guides; from the project's root. */
export const files = ['core', 'wasm', 'web', 'tests'].flatMap(filesUnder);

/** @param {string} path from the project's root */
export const read = (path) => readFileSync(join(root, path), 'utf8');
