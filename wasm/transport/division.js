// One puzzle on several workers. A search that takes long gives parts of its tree away (core/job/job.hpp). They wait in
// a queue in the order of the tree, and are taken by workers that no other question wants. When the queue runs low, the
// search that has most left gives more away, so parts need no particular size. Answers and statistics add up to those
// of the undivided search, however it was divided. This module is loaded with the first search that takes long.
// Tested by tests/wasm/division.test.js.
import { checkSum } from './check-sum.js';
import { PartJob } from './part-job.js';
import { treeOf } from './part-tree.js';

/**
 * @typedef {import('./part-job.js').DividedQuestion} DividedQuestion
 * @typedef {import('./part-tree.js').Found} Found
 * @typedef {import('./protocol.js').Checkpoint} Checkpoint
 * @typedef {import('./protocol.js').Given} Given
 * @typedef {import('./protocol.js').Progress} Progress
 * @typedef {import('./pool.js').Agent} Agent
 * @typedef {import('./pool.js').Pool} Pool
 * @typedef {import('./request-runner.js').LostWorker} LostWorker
 * @typedef {import('./request-runner.js').Query} Query
 * @typedef {import('./request-runner.js').RequestRunner} RequestRunner
 * @typedef {import('./request-runner.js').Sink} Sink
 * @typedef {typeof import('./request-runner.js').RequestRunner} Runner its module imports this one
 */

/** A search that had nothing to give away is asked again after this time, in milliseconds. */
const ASK_AGAIN_MS = 50;
/** Between two reports of progress: at most 60 a second. */
const PROGRESS_MS = 1000 / 60;
/** Between two checkpoints. */
const CHECKPOINT_MS = 500;
/** Checkpoints only have finished parts. So a search that takes longer than this on one part gives parts of it away. */
const MAX_UNSAVED_MS = 1000;
/**
 * When a count with checkpoints has to stop, its workers give away all that is not begun and finish their parts, so
 * that the last checkpoint has all that was counted. Unfinished parts are lost after this time, and also if there are
 * more parts than the second number.
 */
const [WIND_UP_MS, MAX_PARTS] = [3000, 4096];
/** The longest time of a timer. */
const LONGEST_MS = 2 ** 31 - 1;

export class Division {
  /**
   * Takes over a query whose worker has given parts away.
   * @param {Runner} Runner
   * @param {Pool} pool
   * @param {Query} query
   * @param {RequestRunner} runner
   * @param {Given} given
   */
  static takeOver(Runner, pool, query, runner, given) {
    const { question, part = '' } = query.request;
    const first = new PartJob(part, /** @type {DividedQuestion} */ (question));
    first.begun = performance.now() - given.ms;
    const { solutionCount } = runner;
    first.delivered = solutionCount;
    const kept = runner.makeNoResults();
    // A check may have found the first of two solutions. If that is delivered already, its text is not needed.
    const isDelivered = question !== 'list' && !query.toResult;
    if (question !== 'list') first.solutions = isDelivered ? Array(solutionCount).fill('') : kept;
    first.runner = runner;
    const root = part || given.parts.slice(0, given.parts.indexOf('.'));
    const division = new Division(Runner, pool, query, runner.sink, [first], root, given);
    if (question === 'list') division.#kept = kept;
    if (isDelivered) division.#delivered = solutionCount;
    runner.sink = division.#sinkOf(first, runner.agent);
    if (query.signal?.aborted) division.#stop(); // while the parts were on their way
    division.#take(first, given);
  }

  /**
   * Counts with checkpoints, or goes on from the query's checkpoint, which is of the same puzzle and part.
   * @param {Runner} Runner
   * @param {Pool} pool
   * @param {Query} query
   * @param {Sink} sink
   */
  static countOn(Runner, pool, query, sink) {
    const { checkpoint, request } = query;
    const { part = '' } = checkpoint ?? request;
    const jobs = (checkpoint?.parts ?? [part]).map((each) => new PartJob(each, 'count'));
    const division = new Division(Runner, pool, query, sink, jobs, part, { puzzle: 0, ms: 0 });
    if (checkpoint) division.#tree.add(checkpoint);
    division.#settle();
    if (query.signal?.aborted) division.#stop();
    division.#fill();
  }

  /**
   * @param {Runner} Runner
   * @param {Pool} pool
   * @param {Query} query
   * @param {Sink} sink of the whole
   * @param {PartJob[]} jobs
   * @param {string} root the part that is asked about
   * @param {{ puzzle: number, ms: number }} begun the puzzle's number in the text, and the time spent on it so far
   */
  constructor(Runner, pool, query, sink, jobs, root, { puzzle, ms }) {
    this.#Runner = Runner;
    this.#pool = pool;
    this.#query = query;
    this.#sink = sink;
    this.#puzzle = puzzle;
    this.#root = root;
    this.#end = performance.now() - ms + 1000 * query.seconds;
    this.#tree = treeOf(jobs, root, (solutions) => this.#passOn(solutions));
    if (query.onCheckpoint) {
      this.#saving = setInterval(() => this.#save(), CHECKPOINT_MS);
      if (query.seconds < Infinity) this.#ending = setTimeout(this.#stop, Math.min(1000 * query.seconds, LONGEST_MS));
    }
    pool.join(this);
    query.signal?.addEventListener('abort', this.#stop);
  }

  /** Called when a worker may be free. */
  onFree() {
    this.#fill();
  }

  /** Called when another question waits for a worker: one of ours gives its search away, and is then soon done. */
  onWaiting() {
    if (!this.#pool.isShort || this.#running.size < 2) return;
    if (!this.#leaving?.runner)
      this.#leaving = [...this.#running].reduce((a, b) => (a.remaining < b.remaining ? a : b));
    this.#ask(this.#leaving);
  }

  #Runner;
  #pool;
  #query;
  #sink; // of the whole
  #puzzle; // its number in the text
  #root; // the part that is asked about; empty until its name is known
  #end; // when `seconds` are over
  #tree;
  /** @type {Set<PartJob>} */
  #running = new Set();
  /** @type {PartJob | undefined} the one that gives its search away for another question */
  #leaving;
  #starting = 0; // workers that were asked for and have not come yet
  #isAlone = false; // no other worker could be started
  /** Milliseconds of work by worker. @type {Map<Agent, number>} */
  #busy = new Map();
  /** Solutions that are to be delivered with the answer. @type {string[]} */
  #kept = [];
  #delivered = 0; // solutions of the answer
  #reported = 0; // when progress was reported last
  #isStopped = false;
  #isOver = false;
  /** @type {ReturnType<typeof setInterval> | undefined} */
  #saving;
  /** @type {ReturnType<typeof setTimeout> | undefined} */
  #ending;
  /** @type {ReturnType<typeof setTimeout> | undefined} set when a count with checkpoints has to stop */
  #windingUp;
  #saved = ''; // the last checkpoint

  /** Whether no further part may be begun. */
  get #isEnding() {
    return this.#isOver || this.#isStopped || this.#windingUp !== undefined;
  }

  /** The sink of the worker that works on a job. @param {PartJob} job @param {Agent} agent @returns {Sink} */
  #sinkOf(job, agent) {
    this.#running.add(job);
    const isOurs = () => this.#running.has(job);
    return {
      deliver: (found) => (isOurs() ? this.#deliver(job, found) : undefined),
      progress: (progress) => (isOurs() ? this.#onProgress(job, progress) : undefined),
      take: (given) => isOurs() && this.#take(job, given),
      resolve: (lost) => isOurs() && this.#onEnd(job, agent, lost),
      reject: (error) => isOurs() && this.#close(() => this.#sink.reject(error)),
    };
  }

  /** @param {PartJob} job @param {import('./protocol.js').StreamItem[]} found */
  #deliver(job, found) {
    const taken = this.#tree.take(job, found);
    this.#settle();
    return taken;
  }

  /** Delivers solutions of a list. @param {string[]} solutions */
  #passOn(solutions) {
    if (!this.#query.toResult) return this.#sink.deliver(solutions);
    for (const solution of solutions) this.#kept.push(solution);
  }

  /** @param {PartJob} job @param {Given} given */
  #take(job, given) {
    job.isAsked = false;
    if (given.parts === '') job.gaveNothing = performance.now();
    else this.#tree.giveAway(job, given);
    this.#root ||= given.parts.slice(0, Math.max(0, given.parts.indexOf('.')));
    if (given.parts !== '' && this.#windingUp && this.#tree.jobs.length < MAX_PARTS) this.#ask(job);
    this.#fill();
    if (given.parts !== '') this.onWaiting();
  }

  /** @param {PartJob} job @param {Progress} progress */
  #onProgress(job, progress) {
    job.report(progress);
    if (this.#windingUp) this.#ask(job);
    this.onWaiting();
    this.#fill();
    const now = performance.now();
    if (now - this.#reported < PROGRESS_MS) return undefined;
    this.#reported = now;
    return this.#sink.progress({ puzzles: this.#puzzle, ...this.#tree.progress() });
  }

  /** A worker has ended. @param {PartJob} job @param {Agent} agent @param {LostWorker} [lost] */
  #onEnd(job, agent, lost) {
    this.#running.delete(job);
    job.runner = undefined;
    const found = lost?.found ?? job.answer;
    if (found instanceof Error && lost && !job.isSecondTry && !this.#isStopped) {
      this.#tree.tryAgain(job);
    } else if (found instanceof Error) {
      return this.#close(() => this.#sink.resolve({ found, isKnown: true, isReadable: true }));
    } else {
      if (lost?.found) this.#tree.take(job, [lost.found]);
      this.#busy.set(agent, (this.#busy.get(agent) ?? 0) + (job.answer?.stats.ms ?? 0));
      if (job.answer?.verdict === 'stopped') this.#stop();
    }
    this.#settle();
    this.#fill();
  }

  #settle() {
    if (this.#isOver) return;
    const found = this.#tree.settle();
    for (const { runner } of this.#tree.dropped.splice(0).filter((job) => this.#running.delete(job))) runner?.stop();
    if (found) this.#answer(found);
    else if (this.#running.size > 0) return;
    else if (this.#isStopped) this.#answer(this.#tree.stoppedAnswer());
    else if (this.#windingUp) this.#stopWorkers();
  }

  /** Hands a checkpoint on, if something was done since the last. */
  #save() {
    if (this.#root === '') return; // nothing was given away, so no part is finished
    const saved = { puzzle: this.#query.puzzle, part: this.#root, ...this.#tree.checkpoint() };
    const checkpoint = { ...saved, check: checkSum(saved) };
    const text = JSON.stringify(checkpoint);
    if (text === this.#saved) return;
    this.#saved = text;
    try {
      this.#query.onCheckpoint?.(checkpoint);
    } catch (error) {
      this.#close(() => this.#sink.reject(error));
    }
  }

  /** @param {Found} found */
  #answer({ verdict, count, solutions, fraction }) {
    if (this.#query.onCheckpoint && !this.#isStopped) this.#save();
    const { nodes, deadEnds, depth, engine, note, line } = this.#tree.sum;
    const ms = Math.max(0, ...this.#busy.values());
    const stats = { nodes, deadEnds, depth, ms, engine, ...(note && { note }), ...(line && { line }) };
    const { toResult, request } = this.#query;
    const items = toResult
      ? [toResult(verdict, [...this.#kept, ...solutions], stats, count, fraction)]
      : [...solutions.slice(this.#delivered), { verdict, count, stats, ...(fraction !== undefined && { fraction }) }];
    this.#close(() => {
      this.#sink.deliver(items);
      // The worker has ended behind this puzzle; others may follow.
      this.#sink.resolve(request.single ? undefined : { isKnown: true, isReadable: true });
    });
  }

  /** Stops the search; a count with checkpoints stops when its workers have finished their parts. */
  #stop = () => {
    if (this.#isStopped || this.#windingUp) return;
    if (!this.#query.onCheckpoint) return this.#stopWorkers();
    this.#windingUp = setTimeout(() => this.#stopWorkers(), WIND_UP_MS);
    for (const job of this.#running) this.#ask(job);
    this.#settle();
  };

  /** Stops all workers, unless they are about to stop by themselves. */
  #stopWorkers() {
    if (this.#query.onCheckpoint) this.#save();
    this.#isStopped = true;
    for (const { runner } of this.#running) runner?.stop();
    this.#settle();
  }

  /** Ends the division and the work of its workers. @param {() => void} report */
  #close(report) {
    if (this.#isOver) return;
    this.#isOver = true;
    clearInterval(this.#saving);
    clearTimeout(this.#ending);
    clearTimeout(this.#windingUp);
    this.#pool.leave(this);
    this.#query.signal?.removeEventListener('abort', this.#stop);
    const running = [...this.#running];
    this.#running.clear(); // their results are not needed any more
    for (const { runner } of running) runner?.stop();
    report();
  }

  /** Gives parts to workers, and asks for more parts for the workers that come next. */
  #fill() {
    while (!this.#isEnding && this.#tree.next) {
      // Every question is entitled to one worker; more only while no other question wants them.
      const needsOne = this.#starting === 0 && [...this.#running].every((job) => job.isHeldBack);
      const isWanted = this.#starting < this.#tree.jobs.filter((job) => job.isWaiting).length;
      if (needsOne) this.#start(this.#acquire(), true);
      else if (isWanted && this.#pool.free > 0 && !this.#isAlone) {
        this.#start(this.#pool.acquireFree(this.#query.puzzle), false);
      } else break;
    }
    this.#askForMore();
  }

  #acquire() {
    const { puzzle, signal } = this.#query;
    return signal ? this.#pool.acquireUnless(puzzle, signal) : this.#pool.acquire(puzzle);
  }

  /**
   * Waits for a worker, which then begins with the next part.
   * @param {Promise<Agent | undefined>} coming
   * @param {boolean} isNeeded whether it would be the only one
   */
  async #start(coming, isNeeded) {
    ++this.#starting;
    try {
      const agent = await coming;
      --this.#starting;
      if (agent) this.#begin(agent);
    } catch (error) {
      --this.#starting;
      this.#isAlone = true;
      if (isNeeded) this.#close(() => this.#sink.reject(error));
    }
    if (!this.#isOver) this.#fill();
  }

  /** @param {Agent} agent */
  #begin(agent) {
    const job = this.#isEnding ? undefined : this.#tree.next;
    if (job === undefined) return this.#pool.release(agent, 0);
    // A count with checkpoints is stopped by this class, not by its workers.
    const limits = this.#query.onCheckpoint
      ? { seconds: Infinity, signal: undefined }
      : { seconds: Math.max(0, this.#end - performance.now()) / 1000 };
    const request = { ...this.#query.request, question: job.question, part: job.part, skip: this.#puzzle };
    const query = { ...this.#query, ...limits, request, toResult: undefined, onlyOne: !request.single };
    job.begun = performance.now();
    job.runner = new this.#Runner(this.#pool, agent, query, this.#sinkOf(job, agent));
  }

  /** Asks the search that has most left for parts, before the queue is empty. */
  #askForMore() {
    if (this.#isEnding || this.#isAlone) return;
    const now = performance.now();
    if (this.#query.onCheckpoint) {
      for (const job of this.#running)
        if (now - job.begun >= MAX_UNSAVED_MS && now - job.gaveNothing >= ASK_AGAIN_MS) this.#ask(job);
    }
    const workers = this.#running.size + this.#starting + this.#pool.free;
    const queued = this.#tree.jobs.filter((job) => job.isWaiting).length - this.#starting;
    if (workers < 2 || queued >= workers) return;
    const able = [...this.#running].filter((job) => job.progress && now - job.gaveNothing >= ASK_AGAIN_MS);
    if (able.length === 0 || able.some((job) => job.isAsked)) return;
    this.#ask(able.reduce((a, b) => (a.remaining >= b.remaining ? a : b)));
  }

  /** @param {PartJob} job */
  #ask(job) {
    if (job.isAsked) return;
    job.isAsked = true;
    job.runner?.divide();
  }
}
