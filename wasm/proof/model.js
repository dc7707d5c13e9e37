// Reads the text of a model as far as core writes it for other puzzles: variables with their numbers, and statements.
// Tested by tests/cli/proof.test.js.

/** What is wrong with a model or a certificate: one line for a person. */
export class ProofError extends Error {}

/**
 * @typedef {{ low: number, numbers: number[], first: number }} Variable `first` is its lowest pair, `low` its number
 * @typedef {{ kind: string, line: number, variables: number[], coefficients?: number[], sets?: Set<number>[],
 *   relation?: string, constant?: number, bound?: number, rows?: Test[][], from?: string, to?: Set<string>,
 *   steps?: Map<string, [Test, string][]> }} Statement
 * @typedef {(number: number) => boolean} Test
 * @typedef {{ names: Map<string, number>, variables: Variable[], statements: Statement[], pairs: number }} Model
 */

const RELATIONS = ['=', '!=', '<=', '>=', '<', '>'];

/** @param {string} word @param {number} line */
function toRange(word, line) {
  const found = /^(-?\d{1,10})(?:\.\.(-?\d{1,10}))?$/.exec(word);
  if (!found) throw new ProofError(`line ${line} of the model: a number or a range was expected, not "${word}"`);
  return [Number(found[1]), Number(found[2] ?? found[1])];
}

/** @param {string[]} words @param {number} line @returns {Test} */
function toTest(words, line) {
  if (words.length === 1 && words[0] === '*') return () => true;
  const ranges = words.map((word) => toRange(word, line));
  return (number) => ranges.some(([low, high]) => number >= low && number <= high);
}

/** The parts of a list of words between others. @param {string[]} words @param {string} between */
function parts(words, between) {
  /** @type {string[][]} */
  const all = [[]];
  for (const word of words) word === between ? all.push([]) : all[all.length - 1].push(word);
  return all;
}

/** @param {Model} model @param {string[]} names @param {number} line */
function lookUp(model, names, line) {
  return names.map((name) => {
    const found = model.names.get(name);
    if (found === undefined) throw new ProofError(`line ${line} of the model: no variable is named "${name}"`);
    return found;
  });
}

/** @param {Model} model @param {string[]} words @param {number} line */
function declare(model, words, line) {
  const [names, numbers] = parts(words, ':');
  const ranges = (numbers ?? []).map((word) => toRange(word, line));
  const low = Math.min(...ranges.map(([from]) => from));
  const high = Math.max(...ranges.map(([, to]) => to));
  if (!(high - low < 64)) throw new ProofError(`line ${line} of the model: 1 to 64 numbers in a row were expected`);
  const all = Array.from({ length: high - low + 1 }, (_, at) => low + at);
  for (const name of names) {
    if (!/^[\p{L}_][\p{L}\p{N}_]*$/u.test(name) || model.names.has(name))
      throw new ProofError(`line ${line} of the model: "${name}" is no new name`);
    model.names.set(name, model.variables.length);
    const test = toTest(numbers, line);
    model.variables.push({ low, numbers: all.filter(test), first: model.pairs + 1 });
    model.pairs += all.length;
  }
}

/** @type {Record<string, (model: Model, words: string[], line: number) => Omit<Statement, 'kind' | 'line'>>} */
const readers = {
  alldifferent: (model, words, line) => ({ variables: lookUp(model, words, line) }),
  sum(model, words, line) {
    const at = words.findIndex((word) => RELATIONS.includes(word));
    if (at < 0 || at !== words.length - 2) throw new ProofError(`line ${line} of the model: the sum has no total`);
    /** @type {Map<number, number>} */
    const terms = new Map();
    let constant = -toRange(words[at + 1], line)[0];
    let sign = 1;
    let factor = 1;
    let isFactor = false;
    for (const word of words.slice(0, at)) {
      if (word === '+' || word === '-') {
        if (isFactor) constant += sign * factor;
        [sign, factor, isFactor] = [word === '-' ? -1 : 1, 1, false];
      } else if (/^\d+$/.test(word)) {
        [factor, isFactor] = [Number(word), true];
      } else {
        const [variable] = lookUp(model, [word], line);
        terms.set(variable, (terms.get(variable) ?? 0) + sign * factor);
        [factor, isFactor] = [1, false];
      }
    }
    if (isFactor) constant += sign * factor;
    return { variables: [...terms.keys()], coefficients: [...terms.values()], constant, relation: words[at] };
  },
  count(model, words, line) {
    const at = words.findIndex((word) => RELATIONS.includes(word));
    if (at < 0 || at !== words.length - 2) throw new ProofError(`line ${line} of the model: the count has no bound`);
    /** @type {number[]} */
    const variables = [];
    /** @type {Set<number>[]} */
    const sets = [];
    for (const group of parts(words.slice(0, at), ',')) {
      const [names, numbers] = parts(group, 'in');
      const test = toTest(numbers ?? [], line);
      for (const variable of lookUp(model, names, line)) {
        variables.push(variable);
        sets.push(new Set(model.variables[variable].numbers.filter(test)));
      }
    }
    const isNumber = /^-?\d+$/.test(words[at + 1]);
    const right = isNumber ? { constant: Number(words[at + 1]) } : { bound: lookUp(model, [words[at + 1]], line)[0] };
    return { variables, sets, relation: words[at], ...right };
  },
  table(model, words, line) {
    const at = words.indexOf(':');
    const variables = lookUp(model, words.slice(0, at), line);
    const rows = parts(words.slice(at + 1), '|').map((row) => row.map((word) => toTest([word], line)));
    if (at < 1 || rows.some((row) => row.length !== variables.length))
      throw new ProofError(`line ${line} of the model: a row has not as many numbers as there are variables`);
    return { variables, rows };
  },
  conflicts: (model, words, line) => readers.table(model, words, line),
  regular(model, words, line) {
    const [from, to, colon] = ['from', 'to', ':'].map((word) => words.indexOf(word));
    if (from < 1 || to !== from + 2 || colon < to)
      throw new ProofError(`line ${line} of the model: the automaton is not understood`);
    /** @type {Map<string, [Test, string][]>} */
    const steps = new Map();
    for (const step of parts(words.slice(colon + 1), '|')) {
      const list = steps.get(step[0]) ?? [];
      list.push([toTest(step.slice(1, -1), line), step[step.length - 1]]);
      steps.set(step[0], list);
    }
    const variables = lookUp(model, words.slice(0, from), line);
    return { variables, from: words[from + 1], to: new Set(words.slice(to + 1, colon)), steps };
  },
};

/** @param {string} text @returns {Model} */
export function readModel(text) {
  /** @type {Model} */
  const model = { names: new Map(), variables: [], statements: [], pairs: 0 };
  const lines = text.replaceAll(/#.*$/gm, '').trimEnd().split(/\r?\n/);
  for (let at = 0; at < lines.length; ) {
    const line = at + 1;
    let whole = lines[at++];
    while (at < lines.length && /^[ \t]/.test(lines[at])) whole += lines[at++];
    if (whole.trim() === '') continue;
    const words = whole
      .replaceAll(/(!=|<=|>=|[=<>:|,*]|(?<![\w.])-(?=\s))/g, ' $1 ')
      .trim()
      .split(/\s+/);
    const [kind, ...rest] = words;
    if (kind === 'var') {
      declare(model, rest, line);
    } else if (!Object.hasOwn(readers, kind) || rest.includes('by')) {
      throw new ProofError(`line ${line} of the model: the checker does not know the statement "${kind}"`);
    } else {
      model.statements.push({ kind, line, ...readers[kind](model, rest, line) });
    }
  }
  return model;
}
