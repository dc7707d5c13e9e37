// GNU parallel over ssh, with two hosts that are this machine. One of them is lost in the middle, then the command.
import assert from 'node:assert/strict';
import { mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { after, test } from 'node:test';
import { commandsOf, freePorts, QUEENS_13, RecipeFolder } from './recipe.js';

const recipe = new RecipeFolder();
after(() => recipe.close());

/**
 * Starts two servers of ssh, and returns their processes by the name of the host. ssh finds the hosts by the file that
 * it is called with.
 */
async function startHosts() {
  const ssh = join(recipe.folder, 'ssh');
  mkdirSync(ssh, { mode: 0o700 });
  mkdirSync('/run/sshd', { recursive: true }); // sshd wants it
  await recipe.type(`for key in host user; do ssh-keygen -q -t ed25519 -N '' -f ssh/$key; done`);
  writeFileSync(join(ssh, 'authorized'), readFileSync(join(ssh, 'user.pub')), { mode: 0o600 });
  /** @type {Record<string, import('node:child_process').ChildProcess>} */
  const hosts = {};
  let config = `UserKnownHostsFile ${ssh}/known\nStrictHostKeyChecking no\nLogLevel ERROR\nIdentityFile ${ssh}/user\n`;
  const ports = await freePorts(2);
  for (const [at, name] of ['one', 'two'].entries()) {
    const port = ports[at];
    config += `Host ${name}\n  HostName 127.0.0.1\n  Port ${port}\n`;
    const options = {
      ...{ Port: port, ListenAddress: '127.0.0.1', HostKey: `${ssh}/host`, AuthorizedKeysFile: `${ssh}/authorized` },
      ...{ PidFile: 'none', StrictModes: 'no', UsePAM: 'no', MaxStartups: 100, SetEnv: `PATH=${recipe.env.PATH}` },
    };
    const words = Object.entries(options).map(([key, value]) => `-o '${key} ${value}'`);
    hosts[name] = recipe.start(`exec /usr/sbin/sshd -D -e -f /dev/null ${words.join(' ')}`).child;
  }
  writeFileSync(join(ssh, 'config'), config);
  recipe.env.PARALLEL_SSH = `ssh -F ${ssh}/config`;
  await recipe.until('the hosts answer', async () => {
    const both = 'for host in one two; do $PARALLEL_SSH $host true; done';
    return (await recipe.start(both).ended).status === 0;
  });
  return hosts;
}

/**
 * The processes below a process. sshd makes them leaders of sessions.
 * @param {number} pid
 * @returns {Promise<number[]>}
 */
async function descendants(pid) {
  const children = (await recipe.start(`pgrep -P ${pid}`).ended).out.trim().split('\n').filter(Boolean).map(Number);
  return [...children, ...(await Promise.all(children.map(descendants))).flat()];
}

test('the recipe of GNU parallel gives the exact number, though a host and the command itself are killed', async () => {
  const page = commandsOf('parallel');
  assert.deepEqual(Object.keys(page), ['Split', 'Hosts', 'Run', 'Join']);
  const hosts = await startHosts();
  await recipe.type(page.Split);
  await recipe.type(page.Hosts);

  const first = recipe.start(page.Run);
  await recipe.until('thirty parts are answered', () => recipe.answers() >= 30);
  const two = /** @type {number} */ (hosts.two.pid);
  for (const pid of [two, ...(await descendants(two))]) process.kill(pid, 'SIGKILL');
  const answered = recipe.answers();
  await recipe.until('the other host goes on', () => recipe.answers() >= answered + 30);
  recipe.kill(first.child);
  await first.ended;
  assert.notEqual((await recipe.start(page.Join).ended).status, 0);

  await recipe.type(page.Run);
  assert.equal((await recipe.type(page.Join)).trim(), QUEENS_13);
  assert.ok(recipe.answers() >= 200);
  const log = readFileSync(join(recipe.folder, 'parts.log'), 'utf8').trim().split('\n').slice(1);
  const hostsUsed = new Set(log.map((line) => line.split('\t')[1]));
  assert.deepEqual([...hostsUsed].sort(), ['one', 'two']);
});
