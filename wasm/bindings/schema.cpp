// The schema, for the build of the package (wasm/tools/catalog.js). Only the module with all puzzles has it.
#include <emscripten/bind.h>

#include "core/schema.hpp"

EMSCRIPTEN_BINDINGS(schema) { emscripten::function("schema", &quadrille::schema_json); }
