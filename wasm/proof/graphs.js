// Judges of what is connected, and of loops and forests: by pieces, distances and paths. Tested by
// tests/cli/proof.test.js.
import { toMasks } from './domains.js';

/**
 * @typedef {import('./model.js').Reader} Reader
 * @typedef {import('./model.js').Statement} Statement
 * @typedef {import('./domains.js').Domains} Domains
 */

const [OUT, MAYBE, IN] = [0, 1, 2];

/** What each place of a list is, by its variable and its set. Each call makes a new one.
 * @param {Statement} statement @param {Domains} domains */
function statesOf({ variables, sets = [] }, { one, other, low }) {
  const masks = new Int32Array(2 * variables.length);
  variables.forEach((each, at) => {
    masks.set(toMasks(low[each], sets[at]), 2 * at);
  });
  const states = new Uint8Array(variables.length);
  return () => {
    for (let at = 0; at < states.length; ++at) {
      const bits = one[variables[at]];
      const bits2 = other[variables[at]];
      const mask = masks[2 * at];
      const mask2 = masks[2 * at + 1];
      if ((bits & mask) === 0 && (bits2 & mask2) === 0) states[at] = OUT;
      else states[at] = (bits & ~mask) === 0 && (bits2 & ~mask2) === 0 ? IN : MAYBE;
    }
    return states;
  };
}

/** The edges at each point. @param {number} points @param {[number, number][]} edges */
function edgesAt(points, edges) {
  const all = /** @type {number[][]} */ (Array.from({ length: points }, () => []));
  edges.forEach((ends, edge) => {
    for (const point of ends) all[point].push(edge);
  });
  return all;
}

/** @type {Reader} */
function connected(statement, { domains }) {
  const { kind, variables, edges = [], size: [low, high] = [0, 1e9] } = statement;
  const read = statesOf(statement, domains);
  const beside = edgesAt(variables.length, edges).map((its, node) =>
    its.map((at) => edges[at][0] + edges[at][1] - node),
  );
  const reached = new Uint8Array(variables.length);
  const isMeasured = new Uint8Array(variables.length);
  let now = new Int32Array(variables.length);
  let next = new Int32Array(variables.length);
  /** How many nodes that are at least `least` are joined, around those that are at least `from`. @param {number} from
   * @param {number} least @param {Uint8Array} states */
  const sizesOf = (from, least, states) => {
    reached.fill(0);
    /** @type {number[]} */
    const sizes = [];
    states.forEach((state, node) => {
      if (state < from || reached[node] !== 0) return;
      let size = 1;
      now[0] = node;
      reached[node] = 1;
      for (let at = 0; at < size; ++at)
        for (const other of beside[now[at]]) {
          if (reached[other] !== 0 || states[other] < least) continue;
          reached[other] = 1;
          now[size++] = other;
        }
      sizes.push(size);
    });
    return sizes;
  };
  /** How many nodes more the farthest member needs, to be joined to the members around one. @param {number} start
   * @param {Uint8Array} states */
  const distanceFrom = (start, states) => {
    reached.fill(0);
    let size = 1;
    now[0] = start;
    reached[start] = 1;
    for (let distance = 0, farthest = 0; ; ++distance) {
      let more = 0;
      for (let at = 0; at < size; ++at) {
        const node = now[at];
        if (states[node] === IN) farthest = distance;
        if (distance === 0) isMeasured[node] = 1;
        for (const other of beside[node]) {
          if (reached[other] !== 0 || states[other] === OUT) continue;
          reached[other] = 1;
          if (states[other] === IN) now[size++] = other;
          else next[more++] = other;
        }
      }
      if (more === 0) return farthest;
      [now, next] = [next, now];
      size = more;
    }
  };
  return () => {
    const states = read();
    if (kind === 'components')
      return (
        sizesOf(IN, IN, states).every((its) => its <= high) && sizesOf(IN, MAYBE, states).every((its) => its >= low)
      );
    const members = states.reduce((sum, state) => sum + (state === IN ? 1 : 0), 0);
    if (members === 0) return low === 0 || sizesOf(MAYBE, MAYBE, states).some((its) => its >= low);
    const sizes = sizesOf(IN, MAYBE, states);
    if (sizes.length > 1 || sizes[0] < low || members > high) return false;
    if (high >= states.length) return true;
    isMeasured.fill(0);
    return states.every(
      (state, node) => state !== IN || isMeasured[node] !== 0 || members + distanceFrom(node, states) <= high,
    );
  };
}

/** @type {Reader} */
function drawn(statement, { domains }) {
  const { kind, edges = [], points = 0, labels = new Map() } = statement;
  const read = statesOf(statement, domains);
  const at = edgesAt(points, edges);
  const isLoop = kind === 'loop';
  const parent = new Int32Array(points);
  const rootOf = (/** @type {number} */ point) => {
    let root = point;
    while (parent[root] !== root) root = parent[root] = parent[parent[root]];
    return root;
  };
  /** At each point two edges are drawn or none. @param {Uint8Array} states */
  const areEven = (states) =>
    at.every((its) => {
      let [must, may] = [0, 0];
      for (const edge of its) {
        if (states[edge] === IN) ++must;
        if (states[edge] !== OUT) ++may;
      }
      return must <= 2 && (must !== 1 || may > 1);
    });
  /** Joins the points of drawn edges. Returns an edge that closes a path, or -1. @param {Uint8Array} states */
  const closing = (states) => {
    for (let point = 0; point < points; ++point) parent[point] = point;
    let closed = -1;
    for (let edge = 0; edge < states.length; ++edge) {
      if (states[edge] !== IN) continue;
      const [a, b] = [rootOf(edges[edge][0]), rootOf(edges[edge][1])];
      if (a === b) closed = edge;
      parent[b] = a;
    }
    return closed;
  };
  const haveOneLabel = () => {
    /** @type {Map<number, number>} */
    const known = new Map();
    for (const [point, label] of labels) {
      const root = rootOf(point);
      if ((known.get(root) ?? label) !== label) return false;
      known.set(root, label);
    }
    return true;
  };
  return () => {
    const states = read();
    const closed = closing(states);
    if (!isLoop) return closed < 0 && haveOneLabel();
    if (!states.some((state) => state !== OUT) || !areEven(states)) return false;
    const first = states.indexOf(IN);
    if (first < 0) return true;
    if (closed < 0) return areInBlock(first, states, edges, at);
    const root = rootOf(edges[closed][0]);
    return states.every((state, edge) => state !== IN || rootOf(edges[edge][0]) === root);
  };
}

/**
 * Whether all drawn edges are in one block with an edge, by edges that may be drawn: depth first from one end of it.
 * @param {number} first @param {Uint8Array} states @param {[number, number][]} edges @param {number[][]} at
 */
function areInBlock(first, states, edges, at) {
  const order = new Int32Array(at.length).fill(-1);
  const least = new Int32Array(at.length);
  const tried = new Int32Array(at.length);
  const [root, start] = edges[first];
  const path = [start];
  const came = [first]; // by place on the path
  const stack = [first]; // edges whose block is not known
  order[root] = 0;
  order[start] = least[start] = 1;
  let count = 2;
  while (path.length > 0) {
    const point = path[path.length - 1];
    const edge = at[point][tried[point]++];
    if (edge !== undefined) {
      if (states[edge] === OUT || edge === came[came.length - 1]) continue;
      const other = edges[edge][0] + edges[edge][1] - point;
      if (order[other] < 0) {
        order[other] = least[other] = count++;
        path.push(other);
        came.push(edge);
        stack.push(edge);
      } else if (order[other] < order[point]) {
        least[point] = Math.min(least[point], order[other]);
        stack.push(edge);
      }
      continue;
    }
    path.pop();
    const by = /** @type {number} */ (came.pop());
    if (path.length === 0) break;
    const before = path[path.length - 1];
    least[before] = Math.min(least[before], least[point]);
    if (least[point] >= order[before]) stack.length = stack.lastIndexOf(by);
  }
  const block = new Set(stack);
  return block.size > 2 && states.every((state, edge) => state !== IN || block.has(edge));
}

/** @type {Record<string, Reader>} */
export const graphs = { connected, components: connected, loop: drawn, forest: drawn };
