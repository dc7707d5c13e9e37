// Engines with their types forgotten, so that all that a question does with one is compiled once and not for every
// engine. What it costs is an indirect call a slice or a solution.
#pragma once

#include <cassert>
#include <cstddef>
#include <cstdint>
#include <memory>
#include <optional>
#include <span>
#include <string>
#include <string_view>
#include <utility>
#include <vector>

#include "core/search/engine.hpp"
#include "core/search/engine_names.hpp"

namespace quadrille {

class DepthFirst;

/// What a question asks of an engine, whatever its puzzle.
class AnySearch {
 public:
  virtual ~AnySearch() = default;
  virtual Step advance(Fuel& fuel) = 0;
  virtual const Stats& stats() const = 0;
  virtual double fraction() const = 0;
  /// The solutions counted, in decimal: an engine that counts past 64 bits has a `count()` of its own.
  virtual std::string count() const = 0;
  /// Whether it returns at those solutions only that a count has to check (checked.hpp), perhaps twice at the same one.
  virtual bool samples() const { return false; }
  /// Appends the choices in force, root first: of engines that choose options of the exact-cover form.
  virtual void path(std::vector<Choice>&) const {}
  /// Bounds, from the next `open` on, what an engine keeps that remembers more and more as it goes on. Most have all
  /// from the start.
  virtual void bound_memory(std::size_t) {}
  /// To begin at a part of the tree, and to give parts away (engine.hpp): most engines that learn cannot.
  virtual bool begin_at(std::span<const Branch> path) { return path.empty(); }
  virtual bool give_away(std::vector<Branch>&) { return false; }
  /// Appends the choices in force, of an engine whose tree can be divided.
  virtual void branches(std::vector<Branch>&) const {}
  /// Whether the engine lacks the memory to go on: `advance` then does nothing. Most engines never do.
  virtual bool has_given_up() const { return false; }
  /// Something about the way of the search that whoever asks should know; mostly empty.
  virtual std::string note() const { return {}; }
  /// What an engine that is neither dancing links nor the puzzle's bitmasks calls itself; else empty.
  virtual std::string_view own_name() const = 0;
};

/// Both as the search contract says. `tree` is the engine of `search`; `path` comes with the choices in force.
bool begin_at(DepthFirst& tree, AnySearch& search, std::span<const Branch> path);
bool give_away(DepthFirst& tree, std::vector<Branch>& path);

/// And what a job asks of it besides.
template <class Board, class Answer>
class AnyEngine : public AnySearch {
 public:
  virtual std::optional<Error> open(const Board& board) = 0;
  virtual void read(Answer& answer) const = 0;
};

/// The members of an engine that may be missing. A row of a puzzle's engines states those that its engine has, so that
/// a name which is misspelt is refused by the compiler and does not quietly become the default.
struct Extras {
  bool count = false, samples = false, path = false, bound_memory = false, has_given_up = false, note = false;
  bool name = false;
  bool begin_at = false, give_away = false, frames = false;
  friend bool operator==(const Extras&, const Extras&) = default;
};

/// For a search that chooses options of an exact cover.
inline constexpr Extras tree_of_options = {.path = true, .frames = true};

/// Whether the frames of `E` say which option was chosen for which item: these are then its path.
template <class E>
concept HasChoices = requires(const E& engine) {
  engine.frames()[0].item;
  engine.frames()[0].option;
};

/// Those that `E` has.
template <class E>
constexpr Extras extras_of() {
  Extras has;
  has.count = requires(const E& engine) { engine.count(); };
  has.samples = requires(const E& engine) { engine.samples(); };
  has.path = HasChoices<E> || requires(const E& engine, std::vector<Choice>& path) { engine.path(path); };
  has.bound_memory = requires(E & engine) { engine.bound_memory(std::size_t{}); };
  has.has_given_up = requires(const E& engine) { engine.has_given_up(); };
  has.note = requires(const E& engine) { engine.note(); };
  has.name = requires(const E& engine) { engine.name(); };
  has.begin_at = requires(E & engine, std::span<const Branch> path) { engine.begin_at(path); };
  has.give_away = requires(E & engine, std::vector<Branch> & path) { engine.give_away(path); };
  has.frames = requires(const E& engine) { engine.frames(); };
  return has;
}

template <class E, class Board, class Answer>
requires Engine<E, Board, Answer>
class HeldEngine final : public AnyEngine<Board, Answer> {
 public:
  std::optional<Error> open(const Board& board) override { return engine_.open(board); }
  Step advance(Fuel& fuel) override { return engine_.advance(fuel); }
  void read(Answer& answer) const override { engine_.read(answer); }
  const Stats& stats() const override { return engine_.stats(); }
  double fraction() const override { return engine_.fraction(); }
  std::string count() const override {
    if constexpr (has.count) {
      return engine_.count();
    } else {
      return decimal(engine_.stats().solutions);
    }
  }
  bool samples() const override {
    if constexpr (has.samples) {
      return engine_.samples();
    } else {
      return false;
    }
  }
  void path([[maybe_unused]] std::vector<Choice>& path) const override {
    if constexpr (HasChoices<E>) {
      for (const auto& frame : engine_.frames()) path.push_back({frame.item, frame.option, frame.tried, frame.choices});
    } else if constexpr (has.path) {
      engine_.path(path);
    }
  }
  void bound_memory([[maybe_unused]] std::size_t bytes) override {
    if constexpr (has.bound_memory) engine_.bound_memory(bytes);
  }
  bool begin_at(std::span<const Branch> path) override {
    if constexpr (has.begin_at) {
      return engine_.begin_at(path);
    } else if constexpr (has.frames) {
      return quadrille::begin_at(engine_.tree(), *this, path);
    } else {
      return path.empty();
    }
  }
  bool give_away([[maybe_unused]] std::vector<Branch>& path) override {
    if constexpr (has.give_away) {
      return engine_.give_away(path);
    } else if constexpr (has.frames) {
      branches(path);
      return quadrille::give_away(engine_.tree(), path);
    } else {
      return false;
    }
  }
  void branches([[maybe_unused]] std::vector<Branch>& branches) const override {
    if constexpr (has.frames) {
      for (const auto& frame : engine_.frames())
        branches.push_back({static_cast<std::uint32_t>(frame.tried), static_cast<std::uint32_t>(frame.choices)});
    }
  }
  bool has_given_up() const override {
    if constexpr (has.has_given_up) {
      return engine_.has_given_up();
    } else {
      return false;
    }
  }
  std::string note() const override {
    if constexpr (has.note) {
      return engine_.note();
    } else {
      return {};
    }
  }
  std::string_view own_name() const override {
    if constexpr (has.name) {
      return engine_.name();
    } else {
      return {};
    }
  }

 private:
  static constexpr Extras has = extras_of<E>();

  E engine_;
};

/// One of a puzzle's engines: the name by which users know it, and how to make one.
template <class Board, class Answer>
struct EngineKind {
  std::string_view name;
  std::unique_ptr<AnyEngine<Board, Answer>> (*make)();
};

/// `stated` are the members that `E` has of those that may be missing. Where asserts are on, a name that answers
/// cannot have is an error of the compiler.
template <class E, class Board, class Answer, Extras stated>
constexpr EngineKind<Board, Answer> engine_kind(std::string_view name) {
  static_assert(stated == extras_of<E>(), "a member has another name or type than is stated");
  assert(is_engine_name(name));
  return {name, +[]() -> std::unique_ptr<AnyEngine<Board, Answer>> {
            return std::make_unique<HeldEngine<E, Board, Answer>>();
          }};
}

/// Engines of several kinds, each made when it is first used. One that is not in use keeps its memory for the next
/// puzzle of its kind.
template <class Board, class Answer>
class EnginePool {
 public:
  using Kind = EngineKind<Board, Answer>;

  AnyEngine<Board, Answer>& of(const Kind& kind) {
    for (const auto& [known, engine] : engines_) {
      if (known == &kind) return *engine;
    }
    return *engines_.emplace_back(&kind, kind.make()).second;
  }

 private:
  std::vector<std::pair<const Kind*, std::unique_ptr<AnyEngine<Board, Answer>>>> engines_;
};

}  // namespace quadrille
