// The results of a stream, in order. Each piece of the text has an outbox, which collects the results of its worker.
// The consumer reads the outboxes one after the other.

/** @typedef {import('./protocol.js').StreamItem} StreamItem */

/** The results of one piece. */
export class Outbox {
  /** @type {StreamItem[][]} groups of results that the consumer has not read */
  found = [];
  isDone = false;
  isCut = false; // the question was stopped before the end of this piece, so nothing follows it

  /**
   * Adds results. The promise settles when the consumer has read them; until then the worker is held back.
   * @param {StreamItem[]} found
   */
  deliver(found) {
    this.found.push(found);
    this.#wake();
    return new Promise((resolve) => this.#unacknowledged.push(() => resolve(undefined)));
  }

  /** No more results will come. @param {boolean} isCut */
  end(isCut) {
    this.isDone = true;
    this.isCut = isCut;
    this.#wake();
  }

  /** Lets the worker continue. */
  acknowledge() {
    for (const resolve of this.#unacknowledged.splice(0)) resolve();
  }

  /** Settles when there is something new. */
  changed() {
    return new Promise((resolve) => {
      this.#wake = () => resolve(undefined);
    });
  }

  /** Wakes a consumer that waits for `changed`. */
  wake() {
    this.#wake();
  }

  #wake = () => {};
  /** @type {(() => void)[]} */
  #unacknowledged = [];
}

/** Connects the producer, which adds outboxes, with the consumer, which reads them. */
export class OutboxQueue {
  /** @param {number} capacity the producer waits while this many outboxes are not read */
  constructor(capacity) {
    this.#capacity = capacity;
  }

  /** Waits until there is room for another outbox, or the signal is aborted. @param {AbortSignal} signal */
  async waitForRoom(signal) {
    while (this.#outboxes.length >= this.#capacity && !signal.aborted) {
      await new Promise((resolve) => {
        this.#wakeProducer = () => resolve(undefined);
      });
    }
  }

  /** @param {Outbox} outbox */
  add(outbox) {
    this.#outboxes.push(outbox);
    this.#wakeConsumer();
  }

  /** A piece could not be answered: the consumer gets this error next. @param {unknown} error */
  fail(error) {
    this.#pieceFailure ??= { error };
    this.#wakeConsumer();
    this.#outboxes[0]?.wake();
  }

  /** The producer adds no more. @param {{ error: unknown }} [failure] thrown when all pieces before it are answered */
  end(failure) {
    this.#sourceFailure = failure;
    this.#isComplete = true;
    this.#wakeConsumer();
  }

  /** @returns {AsyncGenerator<StreamItem[], void>} all results in order */
  async *read() {
    for (;;) {
      if (this.#pieceFailure) throw this.#pieceFailure.error;
      const outbox = this.#outboxes[0];
      if (outbox === undefined) {
        if (this.#sourceFailure) throw this.#sourceFailure.error;
        if (this.#isComplete) return;
        await new Promise((resolve) => {
          this.#wakeConsumer = () => resolve(undefined);
        });
        continue;
      }
      yield* outbox.found.splice(0);
      outbox.acknowledge();
      if (outbox.found.length > 0) continue;
      if (outbox.isDone) {
        if (outbox.isCut) return;
        this.#outboxes.shift();
        this.#wakeProducer();
        continue;
      }
      await outbox.changed();
    }
  }

  /** The consumer stops reading: settles all promises that wait for it. */
  close() {
    this.#wakeProducer();
    for (const outbox of this.#outboxes) outbox.acknowledge();
  }

  #capacity;
  /** @type {Outbox[]} one for each piece under way, in order */
  #outboxes = [];
  #wakeConsumer = () => {};
  #wakeProducer = () => {};
  #isComplete = false;
  /** @type {{ error: unknown } | undefined} */
  #sourceFailure;
  /** @type {{ error: unknown } | undefined} */
  #pieceFailure;
}
