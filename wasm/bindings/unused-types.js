// @ts-nocheck: read by Emscripten when it links, in place of what its library has by these names.
//
// Embind makes each module register types that nothing here is bound with, as JavaScript's values and views of memory.
// Forgetting them leaves out the JavaScript that converts them: 1.1 KB gzipped.
function forget() {}

for (const type of ['emval', 'memory_view', 'std_wstring', 'bigint']) {
  mergeInto(LibraryManager.library, { [`_embind_register_${type}`]: forget, [`_embind_register_${type}__deps`]: [] });
}
