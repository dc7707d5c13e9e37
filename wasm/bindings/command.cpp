// command.wasm, a module without puzzles: what the command in Node shares with the native one.
#include <emscripten/bind.h>

#include <string>

#include "core/command/calls.hpp"

namespace {

std::string call(const std::string& name, const std::string& json, const std::string& text) {
  static quadrille::command::Calls calls;
  return calls.call(name, json, text);
}

}  // namespace

EMSCRIPTEN_BINDINGS(command) { emscripten::function("call", &call); }
