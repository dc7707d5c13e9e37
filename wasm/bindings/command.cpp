// command.wasm, a module without puzzles: what the command in Node shares with the native one.
#include <emscripten/bind.h>

#include "core/command/calls.hpp"

EMSCRIPTEN_BINDINGS(command) { emscripten::function("call", &quadrille::command::call); }
