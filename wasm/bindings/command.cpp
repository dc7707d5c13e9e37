// command.wasm, a module without puzzles: what the command in Node shares with the native one. Its texts lie in memory,
// as those of bindings.cpp do; wasm/bindings/command-calls.js calls it.
#include <emscripten/emscripten.h>

#include <array>
#include <string>

#include "core/command/calls.hpp"

namespace {

// The name, the JSON and the text of the next call.
std::array<std::string, 3> incoming;

std::string outgoing;

}  // namespace

#define EXPORT extern "C" EMSCRIPTEN_KEEPALIVE

// Where to write one of the three texts of the next call.
EXPORT char* text_room(std::size_t which, std::size_t bytes) {
  incoming[which].resize(bytes);
  return incoming[which].data();
}

// Where the answer is written.
EXPORT const char* call() {
  const auto& [name, json, text] = incoming;
  outgoing = quadrille::command::call(name, json, text);
  return outgoing.data();
}

EXPORT std::size_t bytes_returned() { return outgoing.size(); }
