// The parts of a divided search (division.js) in the order of the tree, and what they found together. No workers here.
import { PartJob } from './part-job.js';
import { CountSum, keptParts, shareOf } from './parts.js';

/**
 * @typedef {import('./protocol.js').Answer} Answer
 * @typedef {import('./protocol.js').Checkpoint} Checkpoint
 * @typedef {import('./protocol.js').Given} Given
 * @typedef {import('./protocol.js').Progress} Progress
 * @typedef {import('./protocol.js').StreamItem} StreamItem
 * @typedef {{ verdict: string, count: string, solutions: string[], fraction?: number }} Found an answer, and the
 *   solutions that are not delivered yet
 */

/** If solutions of more characters wait for earlier parts, workers wait and no part is begun. */
const MAX_WAITING = 16 * 1024 * 1024;
/** The same for deliveries that are not read: the reader is slower than one worker. */
const MAX_UNREAD = 8;

/** What parts found together. */
class Sum {
  nodes = 0;
  deadEnds = 0;
  depth = 0;
  engine = '';
  note = '';
  line = 0;
  count = new CountSum();

  /** @param {Answer} answer */
  add({ count, stats }) {
    this.count.add(count);
    this.addWork(stats);
    this.engine ||= stats.engine;
    this.note ||= stats.note ?? '';
    this.line ||= stats.line ?? 0;
  }

  /** @param {{ nodes: number, deadEnds: number, depth: number }} work */
  addWork({ nodes, deadEnds, depth }) {
    this.nodes += nodes;
    this.deadEnds += deadEnds;
    this.depth = Math.max(this.depth, depth);
  }
}

/** The parts of a search: the base class for all questions. */
class PartTree {
  /** In the order of the tree, without those that are added up already. @type {PartJob[]} */
  jobs;
  /** Jobs whose answers are not needed any more; they were removed from `jobs`. @type {PartJob[]} */
  dropped = [];

  /**
   * @param {PartJob[]} jobs in the order of the tree, which have given nothing away yet
   * @param {string} root the part that they are in
   */
  constructor(jobs, root) {
    this.jobs = jobs;
    this.#whole = shareOf(root);
    this.searched = jobs.reduce((rest, { part }) => rest - shareOf(part || root), this.#whole);
  }

  /** Adds what was found before. @param {Checkpoint} found */
  add({ count, nodes, deadEnds, depth }) {
    this.sum.count.add(count);
    this.sum.addWork({ nodes, deadEnds, depth });
  }

  /** What is done, and the parts that are left, including those in work. */
  checkpoint() {
    let { nodes, deadEnds, depth, count } = this.sum;
    /** @type {string[]} */
    const left = [];
    for (const job of this.jobs) {
      const kept = keptOf(job);
      nodes += kept.nodes;
      left.push(...kept.parts);
    }
    return { count: String(count), nodes, deadEnds, depth, parts: left };
  }

  /** Takes what the worker of a job has found. @param {PartJob} job @param {StreamItem[]} found @returns {unknown} */
  take(job, found) {
    job.take(found);
    return undefined;
  }

  /** The job that is to be begun next. @returns {PartJob | undefined} */
  get next() {
    return this.jobs.find(({ isWaiting }) => isWaiting);
  }

  /** The parts that a job has given away follow it. @param {PartJob} job @param {Given} given not nothing */
  giveAway(job, { parts, fraction }) {
    const behind = this.jobs.indexOf(job) + 1;
    this.jobs.splice(behind, 0, ...job.giveAway(parts.trimEnd().split('\n'), fraction));
  }

  /**
   * The worker of a job was lost. Its part is searched again.
   * @param {PartJob} job
   */
  tryAgain(job) {
    const { parts, nodes } = keptOf(job);
    this.sum.nodes += nodes;
    job.beginAgain();
    this.jobs.splice(this.jobs.indexOf(job), 1, ...parts.map((part) => job.beside(part)));
  }

  /**
   * Adds up what is done.
   * @abstract
   * @returns {Found | undefined} the answer, when it is known
   */
  settle() {
    return undefined;
  }

  /** The answer when the search is stopped. @returns {Found} */
  stoppedAnswer() {
    const { fraction } = this.progress();
    for (const { answer } of this.jobs.splice(0)) if (answer) this.sum.add(answer);
    return { verdict: 'stopped', count: String(this.sum.count.floor), solutions: [], fraction };
  }

  /** The progress of all jobs together. @returns {Omit<Progress, 'puzzles'>} */
  progress() {
    const all = new Sum();
    all.addWork(this.sum);
    const counted = new CountSum(); // of parts, whose counts may be fractions
    counted.add(String(this.sum.count));
    let [found, searched, partial] = [0, this.searched, ''];
    for (const job of this.jobs) {
      const { answer, progress } = job;
      searched += job.searched;
      if (answer) {
        all.addWork(answer.stats);
        counted.add(answer.count);
      } else if (progress) {
        all.addWork(progress);
        found += progress.solutions;
        partial ||= progress.partial;
        this.#estimate = progress.estimate ?? this.#estimate;
      }
    }
    // Rounding and lost workers must not make the fraction shrink.
    this.#fraction = Math.max(this.#fraction, Math.min(1, searched / this.#whole));
    const { nodes, deadEnds, depth } = all;
    const solutions = Number(counted.floor) + found;
    const estimate = this.#estimate && { estimate: Math.max(this.#estimate, solutions) };
    return { nodes, deadEnds, solutions, depth, fraction: this.#fraction, partial, ...estimate };
  }

  sum = new Sum();
  searched; // the part of the tree that is added up, 0 to 1

  /** Adds a job up if it is done. @param {PartJob} job @returns {boolean} */
  addUp(job) {
    if (!job.isDone) return false;
    this.sum.add(/** @type {Answer} */ (job.answer));
    this.searched += job.searched;
    return true;
  }

  #whole; // the part of the puzzle's tree that all jobs together have
  #fraction = 0; // as it was reported last
  #estimate = 0; // of the number of solutions
}

/** The parts that a job has kept, and the nodes above them. @param {PartJob} job */
const keptOf = ({ part, given }) => (given === '' ? { parts: [part], nodes: 0 } : keptParts(part, given));

/** A count: the order does not matter. */
class CountTree extends PartTree {
  settle() {
    const { jobs } = this;
    this.jobs = jobs.filter((job) => !this.addUp(job));
    if (this.jobs.length > 0) return undefined;
    return { verdict: 'counted', count: String(this.sum.count), solutions: [] };
  }
}

/** A list: solutions of the first unfinished job are delivered as they come, those of the others wait. */
class ListTree extends PartTree {
  /**
   * @param {PartJob[]} jobs
   * @param {string} root
   * @param {(solutions: string[]) => unknown} deliver a worker waits while a promise that it returned is unsettled
   */
  constructor(jobs, root, deliver) {
    super(jobs, root);
    this.#deliver = deliver;
    this.#delivered = jobs[0].delivered;
  }

  /** @param {PartJob} job @param {StreamItem[]} found */
  take(job, found) {
    this.#waiting += job.take(found);
    if (job === this.jobs[0]) return this.#passOn(job);
    return this.#isFull ? job.holdBack() : undefined;
  }

  get next() {
    const next = super.next;
    return this.#isFull && next !== this.jobs[0] ? undefined : next;
  }

  /** @param {PartJob} job */
  tryAgain(job) {
    this.#waiting -= job.size;
    super.tryAgain(job);
  }

  settle() {
    while (this.jobs.length > 0 && this.addUp(this.jobs[0])) {
      this.jobs.shift();
      const [next] = this.jobs;
      if (next) next.goOnAfter(this.#passOn(next));
      this.#letGoOn();
    }
    if (this.jobs.length > 0) return undefined;
    return { verdict: 'listed', count: String(this.#delivered), solutions: [] };
  }

  stoppedAnswer() {
    return { ...super.stoppedAnswer(), count: String(this.#delivered) };
  }

  get #isFull() {
    return this.#waiting > MAX_WAITING || this.#unread >= MAX_UNREAD;
  }

  #letGoOn() {
    if (!this.#isFull) for (const job of this.jobs) job.goOnAfter(undefined);
  }

  /** Delivers the solutions of the first job. @param {PartJob} first */
  #passOn(first) {
    this.#waiting -= first.size;
    const solutions = first.takeSolutions();
    this.#delivered += solutions.length;
    if (solutions.length === 0) return undefined;
    ++this.#unread;
    return Promise.resolve(this.#deliver(solutions)).then(() => {
      --this.#unread;
      this.#letGoOn();
    });
  }

  #deliver;
  #delivered;
  #waiting = 0; // characters
  #unread = 0; // deliveries
}

/**
 * The first solution, or the first two, in the order of the tree, even if later parts found theirs earlier.
 */
class FirstTree extends PartTree {
  /** @param {PartJob[]} jobs @param {string} root */
  constructor(jobs, root) {
    super(jobs, root);
    this.#needed = jobs[0].question === 'solve' ? 1 : 2;
  }

  settle() {
    let found = 0; // solutions of the jobs before
    let isCertain = true; // whether all jobs before this one are done
    for (const [at, job] of this.jobs.entries()) {
      const missing = this.#needed - found;
      if (isCertain && job.solutions.length >= missing) {
        // The undivided search would have ended at the first solution of this job; the job has gone on.
        if (job.question === 'check' && missing === 1) return this.#askForOne(at);
        if (job.isDone) return this.#answer(at, this.#needed === 1 ? 'solved' : 'multiple');
      }
      isCertain &&= job.isDone;
      found += job.solutions.length;
      if (found >= this.#needed) {
        this.#drop(at + 1);
        return undefined;
      }
    }
    return isCertain ? this.#answer(this.jobs.length - 1, found === 0 ? 'none' : 'unique') : undefined;
  }

  stoppedAnswer() {
    const solutions = this.jobs.flatMap((job) => job.solutions).slice(0, this.#needed);
    return { ...super.stoppedAnswer(), count: String(solutions.length), solutions };
  }

  #needed;

  /** Replaces a job by one that ends at its first solution. @param {number} at @returns {undefined} */
  #askForOne(at) {
    const job = this.jobs[at];
    this.#drop(at);
    this.jobs.push(new PartJob(job.part, 'solve'));
  }

  /** The answer that ends with this job. @param {number} last @param {string} verdict */
  #answer(last, verdict) {
    this.#drop(last + 1);
    const solutions = this.jobs.flatMap((job) => job.solutions);
    for (const job of this.jobs) this.addUp(job);
    return { verdict, count: String(solutions.length), solutions };
  }

  /** No job from here on is needed. @param {number} from */
  #drop(from) {
    this.dropped.push(...this.jobs.splice(from));
  }
}

/**
 * @param {PartJob[]} jobs of one question, in the order of the tree, which have given nothing away yet
 * @param {string} root the part that they are in
 * @param {(solutions: string[]) => unknown} deliver takes the solutions of a list, in order
 * @returns {PartTree}
 */
export function treeOf(jobs, root, deliver) {
  const question = jobs[0]?.question ?? 'count';
  if (question === 'count') return new CountTree(jobs, root);
  return question === 'list' ? new ListTree(jobs, root, deliver) : new FirstTree(jobs, root);
}
