// Without exceptions a failed `new` would go on with a null pointer. Whoever calls a module knows this word for what it
// is (wasm/worker/failure.js).
#include <emscripten/emscripten.h>

#include <new>

EM_JS(void, out_of_memory, (), { throw new Error('out-of-memory'); })

namespace {

[[maybe_unused]] const auto previous_handler = std::set_new_handler(out_of_memory);

}  // namespace
