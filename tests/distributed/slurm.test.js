// Slurm with two nodes that are this machine. One of them is lost in the middle with all that runs on it.
import assert from 'node:assert/strict';
import { mkdirSync, readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { hostname } from 'node:os';
import { join } from 'node:path';
import { after, test } from 'node:test';
import { commandsOf, freePorts, QUEENS_13, RecipeFolder } from './recipe.js';

const recipe = new RecipeFolder();
after(() => {
  for (const node of ['one', 'two']) killJobs(jobsOn(node));
  recipe.close();
});

/** The settings of a cluster of two nodes of one processor each. @param {string} slurm its folder */
async function settings(slurm) {
  const host = hostname().split('.')[0];
  const [control, one, two] = await freePorts(3);
  return `
ClusterName=quadrille
SlurmctldHost=${host}(127.0.0.1)
SlurmctldPort=${control}
SlurmUser=root
SlurmdUser=root
AuthType=auth/munge
AuthInfo=socket=${slurm}/munge/socket
CredType=cred/munge
StateSaveLocation=${slurm}/state
SlurmdSpoolDir=${slurm}/spool-%n
SlurmctldLogFile=${slurm}/control.log
SlurmctldPidFile=${slurm}/control.pid
SlurmdPidFile=${slurm}/%n.pid
ProctrackType=proctrack/linuxproc
TaskPlugin=task/none
SwitchType=switch/none
MpiDefault=none
JobAcctGatherType=jobacct_gather/none
AccountingStorageType=accounting_storage/none
SelectType=select/cons_tres
SelectTypeParameters=CR_CPU
SchedulerParameters=batch_sched_delay=1,sched_interval=2,bf_interval=2
SlurmdTimeout=10
MessageTimeout=5
ReturnToService=2
NodeName=one NodeAddr=127.0.0.1 NodeHostname=${host} Port=${one} CPUs=1
NodeName=two NodeAddr=127.0.0.1 NodeHostname=${host} Port=${two} CPUs=1
PartitionName=main Nodes=ALL Default=YES State=UP MaxTime=INFINITE
`;
}

/** Starts a cluster, and returns the processes of its nodes by name. */
async function startCluster() {
  const slurm = join(recipe.folder, 'slurm');
  for (const folder of ['', 'munge', 'state', 'spool-one', 'spool-two']) mkdirSync(join(slurm, folder));
  writeFileSync(join(slurm, 'slurm.conf'), await settings(slurm));
  writeFileSync(join(slurm, 'munge/key'), crypto.getRandomValues(new Uint8Array(1024)), { mode: 0o400 });
  recipe.env.SLURM_CONF = join(slurm, 'slurm.conf');
  const munge = ['key', 'socket', 'pid', 'log', 'seed'].map((name) => {
    const option = { key: 'key-file', pid: 'pid-file', log: 'log-file', seed: 'seed-file' }[name] ?? name;
    return `--${option}=slurm/munge/${name}`;
  });
  recipe.start(`exec munged --foreground --force --num-threads=2 ${munge.join(' ')}`.replaceAll('=slurm', `=${slurm}`));
  await recipe.until('munge answers', async () => {
    return (await recipe.start(`munge -n --socket=${slurm}/munge/socket`).ended).status === 0;
  });
  recipe.start('exec slurmctld -D');
  const nodes = Object.fromEntries(
    ['one', 'two'].map((name) => [name, recipe.start(`exec slurmd -D -N ${name}`).child]),
  );
  await recipe.until('both nodes are idle', async () => {
    return (await recipe.start('sinfo -h -t idle -o %D').ended).out.trim() === '2';
  });
  return nodes;
}

/** @param {string} pid @param {string} file */
function processFile(pid, file) {
  try {
    return readFileSync(`/proc/${pid}/${file}`, 'utf8');
  } catch {
    return ''; // it has ended
  }
}

/** The processes of the jobs that our cluster runs on a node. @param {string} node */
const jobsOn = (node) =>
  readdirSync('/proc').filter((pid) => {
    const variables = /^\d+$/.test(pid) ? processFile(pid, 'environ').split('\0') : [];
    return variables.includes(`SLURM_CONF=${recipe.env.SLURM_CONF}`) && variables.includes(`SLURMD_NODENAME=${node}`);
  });

/** Kills jobs, and before them the processes that watch over them and would report it. @param {string[]} jobs */
function killJobs(jobs) {
  const watchers = jobs
    .map((pid) => /^PPid:\s*(\d+)$/m.exec(processFile(pid, 'status'))?.[1] ?? '')
    .filter((pid) => processFile(pid, 'cmdline').startsWith('slurmstepd'));
  for (const pid of new Set([...watchers, ...jobs])) {
    try {
      process.kill(Number(pid), 'SIGKILL');
    } catch {
      // It has ended.
    }
  }
}

test('the recipe of Slurm gives the exact number, though a node is lost', async () => {
  const page = commandsOf('slurm');
  assert.deepEqual(Object.keys(page), ['Split', 'Script', 'Run', 'Join']);
  const nodes = await startCluster();
  await recipe.type(page.Split);
  await recipe.type(page.Script);

  const run = recipe.start(page.Run);
  await recipe.until('thirty parts are answered', () => recipe.answers() >= 30);
  await recipe.until('the node has a task', () => jobsOn('two').length > 0);
  const jobs = jobsOn('two');
  recipe.kill(nodes.two);
  killJobs(jobs);
  const { status, out, err } = await run.ended;
  assert.equal(status, 0, out + err);

  assert.equal((await recipe.type(page.Join)).trim(), QUEENS_13);
  assert.ok(recipe.answers() >= 200);
  assert.match(readFileSync(join(recipe.folder, 'slurm/control.log'), 'utf8'), /[Rr]equeu/);
});
