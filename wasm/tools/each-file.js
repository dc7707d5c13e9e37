// Compiles each file of C++ by itself, its syntax only: in the common compilation unit of its folder (CMakeLists.txt) a
// file may lack an include that another has. Warnings are the common unit's business.

import { readFileSync } from 'node:fs';
import { availableParallelism } from 'node:os';
import { join } from 'node:path';
import { configure } from './build.js';
import { attempt, root } from './run.js';

/** @returns {Promise<{ passed: number, failed: number, output: string }>} */
export async function checkEachFile() {
  const tree = 'build/each';
  await configure(tree, ['-DCMAKE_BUILD_TYPE=Quick', '-DQUADRILLE_UNITY=OFF', '-DCMAKE_EXPORT_COMPILE_COMMANDS=ON']);
  /** @type {{ command: string, file: string }[]} */
  const all = JSON.parse(readFileSync(join(root, tree, 'compile_commands.json'), 'utf8'));
  const left = [...new Map(all.map((each) => [each.file, each])).values()];
  const report = { passed: 0, failed: 0, output: '' };
  const work = async () => {
    for (let next = left.shift(); next; next = left.shift()) {
      const command = `${next.command.replace(/ -o \S+/, '')} -fsyntax-only -w`;
      const { status, output } = await attempt('sh', ['-c', `cd ${join(root, tree)} && ${command}`]);
      report[status === 0 ? 'passed' : 'failed'] += 1;
      if (status !== 0) report.output += output;
    }
  };
  await Promise.all(Array.from({ length: availableParallelism() }, work));
  return report;
}
