// How a worker comes by its core. It is in two parts (wasm/tools/split.js): the first starts, the second comes when it
// is called.
import createCore from '../bindings/core.js';
import { threads } from '../transport/runtime.js';

/** @typedef {import('../transport/protocol.js').Wasm} Wasm */

/**
 * @param {Wasm} wasm
 * @returns {Promise<{ core: import('../bindings/core.js').Core, memory: WebAssembly.Memory }>} memory: what the core
 *   grows
 */
export async function load({ first, more }) {
  const module = await moduleOf(first);
  /** @type {WebAssembly.Exports} */
  let exports;
  // StreamItem by their kind, since their names are minified.
  /** @param {Function} kind @returns {any} */
  const exported = (kind) => Object.values(exports).find((item) => item instanceof kind);
  const placeholder = placeholders(() => {
    loadMore(module, exports, more ?? first);
    return exported(WebAssembly.Table);
  });
  const core = await createCore({
    locateFile: (name) => name, // older Emscriptens otherwise work out an address, which a script without one has not
    instantiateWasm(imports, done) {
      // Binaryen 120 imports placeholders from a module of the first name, Binaryen 131 from one of the second.
      const all = { ...imports, placeholder, 'placeholder.deferred': placeholder };
      WebAssembly.instantiate(module, all).then((instance) => {
        exports = instance.exports;
        done(instance, module);
      });
      return {};
    },
  });
  return { core, memory: exported(WebAssembly.Memory) };
}

/** @param {Wasm['first']} wasm @returns {Promise<WebAssembly.Module>} */
async function moduleOf(wasm) {
  if (wasm instanceof WebAssembly.Module) return wasm;
  if (wasm instanceof ArrayBuffer) return WebAssembly.compile(wasm);
  const url = wasm === null ? new URL('./quadrille.wasm', import.meta.url) : new URL(wasm);
  try {
    // Not compileStreaming: that insists on a content type which plain file servers do not always send.
    return await WebAssembly.compile(await read(url));
  } catch (why) {
    throw notLoaded('the WebAssembly', url, why);
  }
}

/** @param {URL} url @returns {Promise<BufferSource>} */
async function read(url) {
  if (url.protocol === 'file:' && threads) return process.getBuiltinModule('node:fs').promises.readFile(url);
  const response = await fetch(url).catch(() => Response.error());
  if (!response.ok) throw response.status;
  return response.arrayBuffer();
}

/**
 * One sentence, in place of the browser's own words, which differ and do not always name the file.
 * @param {string} what
 * @param {URL} url
 * @param {unknown} why a status, 0 when nothing answered; or the error of what was answered
 */
function notLoaded(what, url, why) {
  const reason = why instanceof Error ? why.message : why ? `it answered ${why}` : 'no answer';
  return Object.assign(new Error(`${what} could not be loaded from ${url}: ${reason}`), { code: 'not-loaded' });
}

/**
 * What stands for the functions of the second part (wasm/tools/split.js) until the first of them is called: it is then
 * loaded at once, in the midst of the call, puts itself into the table, and the call goes on there.
 * @param {() => WebAssembly.Table} load
 * @returns {WebAssembly.ModuleImports} by place in the table
 */
function placeholders(load) {
  return new Proxy(
    {},
    {
      get:
        (_, place) =>
        /** @param {unknown[]} values */
        (...values) =>
          load().get(Number(place))(...values),
    },
  );
}

/**
 * @param {WebAssembly.Module} first
 * @param {WebAssembly.Exports} primary of its instance
 * @param {Wasm['first']} wasm the second part; or where the first was found: the second is beside this file or else
 *   there
 */
function loadMore(first, primary, wasm) {
  const more = wasm instanceof ArrayBuffer ? new WebAssembly.Module(wasm) : moreBeside(wasm);
  const [one, other] = [first, more].map((part) =>
    String(new Uint8Array(WebAssembly.Module.customSections(part, 'build')[0])),
  );
  if (one !== other) throw new Error('quadrille.wasm and more.wasm are not of the same build');
  new WebAssembly.Instance(more, { primary });
}

/** @param {Exclude<Wasm["first"], ArrayBuffer>} first */
function moreBeside(first) {
  try {
    return moreAt(new URL('./more.wasm', import.meta.url));
  } catch (error) {
    if (typeof first !== 'string') throw error;
    return moreAt(new URL('./more.wasm', first));
  }
}

/** @param {URL} url */
function moreAt(url) {
  try {
    return new WebAssembly.Module(readNow(url));
  } catch (why) {
    throw notLoaded('the second part of the WebAssembly', url, why);
  }
}

/**
 * A whole file, without letting anything else happen meanwhile, as only a worker may.
 * @param {URL} url
 * @returns {BufferSource}
 */
function readNow(url) {
  if (url.protocol === 'file:' && threads) return process.getBuiltinModule('node:fs').readFileSync(url);
  const request = new XMLHttpRequest();
  request.open('GET', url, false);
  request.responseType = 'arraybuffer';
  try {
    request.send();
  } catch {} // no network: the status stays 0
  if (request.status !== 200) throw request.status;
  return request.response;
}
