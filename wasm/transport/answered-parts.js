// The parts of a puzzle's search tree that are answered (core/search/part.hpp describes their texts): whether they make
// up the whole, and what is missing. Each choice in the text of a part says how many there are beside it.
import { readPart, textOf } from './parts.js';

/**
 * @template A
 * @typedef {object} Node
 * @property {string} text the part's own
 * @property {number} of how many choices there are at this node; 0 while that is not known
 * @property {Map<number, Node<A>>} children by the number of the choice, from 1
 * @property {boolean} isGiven whoever has answered a node above has not answered this one
 * @property {{ answer: A } | undefined} answered
 */

/** A text may claim billions of choices. */
const MOST_GAPS = 10;

/**
 * The choices of a part, root first, each with the text of the part that they lead to.
 * @param {string} part
 */
function choicesOf(part) {
  const whole = /** @type {import('./parts.js').Part} */ (readPart(part));
  return whole.steps.map(({ at, of }, level) => {
    return { at, of, text: textOf({ ...whole, steps: whole.steps.slice(0, level + 1) }) };
  });
}

/** Answers of type `A` by the parts of one puzzle. @template A */
export class AnsweredParts {
  /** @param {string} root the part that is to be made up: the puzzle's whole tree is the text before the first dot */
  constructor(root) {
    this.#root = newNode(root);
    this.#depth = choicesOf(root).length;
  }

  /**
   * @param {string} part
   * @param {A} answer
   * @param {string[]} [given] parts of it that are not in the answer
   * @returns {string | undefined} why it does not fit: it is a part of something else, or was answered already
   */
  add(part, answer, given = []) {
    const found = this.#find(part);
    if (typeof found === 'string') return found;
    const { node, isAnswered } = found;
    for (const each of given) {
      const below = this.#find(each);
      if (typeof below === 'string') return below;
      below.node.isGiven = true;
    }
    if (isAnswered || holdsAnswer(node, node)) return `the part ${part} is answered twice`;
    node.answered = { answer };
    return undefined;
  }

  /** What is missing: parts by their text where it is known. */
  missing() {
    /** @type {string[]} */
    const missing = [];
    visit(this.#root, { missing: (text) => missing.push(text) });
    return missing;
  }

  /** The answers in the order of the tree. */
  answers() {
    /** @type {A[]} */
    const answers = [];
    visit(this.#root, { answered: (answer) => answers.push(answer) });
    return answers;
  }

  /** @type {Node<A>} */
  #root;
  #depth;

  /**
   * The node of a part, and whether an answer has it already.
   * @param {string} part
   */
  #find(part) {
    const root = this.#root.text;
    if (part !== root && !part.startsWith(`${root}.`)) return `the part ${part} is not a part of ${root}`;
    let node = this.#root;
    let isAnswered = node.answered !== undefined;
    for (const { text, at, of } of choicesOf(part).slice(this.#depth)) {
      const child = node.children.get(at) ?? newNode(text);
      if ((node.of !== 0 && node.of !== of) || child.text !== text)
        return `the part ${part} is of another division of the puzzle`;
      node.of = of;
      node.children.set(at, child);
      node = child;
      isAnswered = (isAnswered && !node.isGiven) || node.answered !== undefined;
    }
    return { node, isAnswered };
  }
}

/** @param {string} text @returns {Node<any>} */
const newNode = (text) => ({ text, of: 0, children: new Map(), isGiven: false, answered: undefined });

/**
 * Whether something below is answered that `top` has not given away.
 * @param {Node<any>} node
 * @param {Node<any>} top
 * @returns {boolean}
 */
function holdsAnswer(node, top) {
  if (node !== top && node.isGiven) return false;
  return node.answered !== undefined || [...node.children.values()].some((child) => holdsAnswer(child, top));
}

/** The numbers of the first choices at a node that nobody has answered. @param {Node<any>} node */
function gapsOf({ children, of }) {
  const gaps = [];
  for (let at = 1; at <= of && gaps.length < MOST_GAPS; ++at) if (!children.has(at)) gaps.push(at);
  return gaps;
}

/**
 * Visits the tree in order. Where a node is answered, only what was given away below it is looked at.
 * @template A
 * @param {Node<A>} root
 * @param {{ answered?: (answer: A) => void, missing?: (text: string) => void }} visitor
 */
function visit(root, { answered = () => {}, missing = () => {} }) {
  /** @type {{ node: Node<A>, isAnswered: boolean }[]} not recursive: trees are deep */
  const left = [{ node: root, isAnswered: false }];
  for (let next = left.pop(); next; next = left.pop()) {
    const { node } = next;
    let isAnswered = next.isAnswered && !node.isGiven;
    if (node.answered) answered(node.answered.answer);
    isAnswered ||= node.answered !== undefined;
    if (!isAnswered && node.of === 0) missing(node.text);
    const below = [...node.children].sort(([one], [other]) => other - one).map(([, child]) => child);
    left.push(...below.map((child) => ({ node: child, isAnswered })));
    if (!isAnswered) for (const at of gapsOf(node)) missing(`choice ${at} of ${node.of} below ${node.text}`);
  }
}
