// Engines with their types forgotten, so that all that a question does with one is compiled once and not for every
// engine. What it costs is an indirect call a slice or a solution.
#pragma once

#include <array>
#include <cstddef>
#include <cstdint>
#include <memory>
#include <optional>
#include <string>
#include <string_view>
#include <tuple>
#include <utility>
#include <vector>

#include "core/search/engine.hpp"

namespace quadrille {

/// What a question asks of an engine, whatever its puzzle.
class AnySearch {
 public:
  virtual ~AnySearch() = default;
  virtual Step advance(std::uint64_t& fuel) = 0;
  virtual const Stats& stats() const = 0;
  virtual double fraction() const = 0;
  /// The solutions counted, in decimal: an engine that counts past 64 bits has a `count()` of its own.
  virtual std::string count() const = 0;
  /// Appends the choices in force, root first: of engines that choose options of the exact-cover form.
  virtual void path(std::vector<Choice>&) const {}
  /// Bounds, from the next `open` on, what an engine keeps that remembers more and more as it goes on. Most have all
  /// from the start.
  virtual void bound_memory(std::size_t) {}
  /// What an engine that is neither dancing links nor the puzzle's bitmasks calls itself; else empty.
  virtual std::string_view own_name() const = 0;
};

/// And what a job asks of it besides.
template <class Board, class Answer>
class AnyEngine : public AnySearch {
 public:
  virtual std::optional<Error> open(const Board& board) = 0;
  virtual void read(Answer& answer) const = 0;
};

template <class E, class Board, class Answer>
requires Engine<E, Board, Answer>
class HeldEngine final : public AnyEngine<Board, Answer> {
 public:
  std::optional<Error> open(const Board& board) override { return engine_.open(board); }
  Step advance(std::uint64_t& fuel) override { return engine_.advance(fuel); }
  void read(Answer& answer) const override { engine_.read(answer); }
  const Stats& stats() const override { return engine_.stats(); }
  double fraction() const override { return engine_.fraction(); }
  std::string count() const override {
    if constexpr (requires { engine_.count(); }) {
      return engine_.count();
    } else {
      return decimal(engine_.stats().solutions);
    }
  }
  void path([[maybe_unused]] std::vector<Choice>& path) const override {
    if constexpr (requires { engine_.path(path); }) engine_.path(path);
  }
  void bound_memory([[maybe_unused]] std::size_t bytes) override {
    if constexpr (requires { engine_.bound_memory(bytes); }) engine_.bound_memory(bytes);
  }
  std::string_view own_name() const override {
    if constexpr (requires { engine_.name(); }) {
      return engine_.name();
    } else {
      return {};
    }
  }

 private:
  E engine_;
};

/// A new engine of the type at `index` of a tuple of engines.
template <class Engines, class Board, class Answer>
std::unique_ptr<AnyEngine<Board, Answer>> make_engine(std::size_t index) {
  using Made = std::unique_ptr<AnyEngine<Board, Answer>>;
  return []<std::size_t... I>(std::size_t wanted, std::index_sequence<I...>) {
    constexpr std::array<Made (*)(), sizeof...(I)> makers = {
        +[]() -> Made { return std::make_unique<HeldEngine<std::tuple_element_t<I, Engines>, Board, Answer>>(); }...};
    return makers[wanted]();
  }
  (index, std::make_index_sequence<std::tuple_size_v<Engines>>());
}

}  // namespace quadrille
