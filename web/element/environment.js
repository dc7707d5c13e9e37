// What the element and lit ask of a browser while they are imported. Where there is no browser, as when a server
// renders a page, stand-ins let the import pass: the classes exist then, and no element is defined. The package's build
// (wasm/tools/package.js) lets these names mean these objects. Tested by tests/consumers/frameworks.test.js and
// tests/wasm/element-copies.test.js.

/** @template T @param {string} name @param {T} standIn @returns {T} */
const global = (name, standIn) => /** @type {any} */ (globalThis)[name] ?? standIn;

export const HTMLElement = global('HTMLElement', class {});
export const document = global('document', { createTreeWalker() {} });

/** @type {Pick<CustomElementRegistry, 'get' | 'define'>} */
const registry = global('customElements', { get() {}, define() {} });

/** A page may load two copies of the element, such as two versions. The first stays; the second must not throw. */
export const customElements = {
  /** @param {string} name @param {CustomElementConstructor} element */
  define(name, element) {
    if (!registry.get(name)) registry.define(name, element);
  },
};
