// Engines behind one interface of virtual functions (type erasure), so that the code of a question is compiled once and
// not for every engine. The cost is one indirect call for each slice and each solution.
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
  /// Whether it returns only at the solutions that a count has to check (checked.hpp), perhaps twice at the same one.
  virtual bool samples() const { return false; }
  /// Appends the choices in force, root first. Only engines that choose options of the exact-cover form have any.
  virtual void path(std::vector<Choice>&) const {}
  /// Bounds the memory of an engine that remembers more and more as it searches, from the next `open` on. Most engines
  /// allocate all of their memory when they are opened, and ignore this.
  virtual void bound_memory(std::size_t) {}
  /// To begin at a part of the tree, and to give parts away (engine.hpp): most engines that learn cannot.
  virtual bool begin_at(std::span<const Branch> path) { return path.empty(); }
  virtual bool give_away(std::vector<Branch>&) { return false; }
  /// Appends the choices in force, root first. Only engines whose tree can be divided have any.
  virtual void branches(std::vector<Branch>&) const {}
  /// Whether the engine lacks the memory to go on: `advance` then does nothing. Most engines never do.
  virtual bool has_given_up() const { return false; }
  /// A remark about how the search went, to be shown with the answer; mostly empty.
  virtual std::string note() const { return {}; }
  /// The name of an engine that is neither dancing links nor the puzzle's bitmasks; else empty.
  virtual std::string_view own_name() const = 0;
};

/// `begin_at` and `give_away` of the search contract (engine.hpp). `tree` is the engine of `search`; `path` holds the
/// choices in force when `give_away` is called.
bool begin_at(DepthFirst& tree, AnySearch& search, std::span<const Branch> path);
bool give_away(DepthFirst& tree, std::vector<Branch>& path);

/// An `AnySearch` with what a job needs of it too: a board to open it with, and its answers.
template <class Board, class Answer>
class AnyEngine : public AnySearch {
 public:
  virtual std::optional<Error> open(const Board& board) = 0;
  virtual void read(Answer& answer) const = 0;
};

/// The optional members of an engine. A puzzle's table of engines states which of them each engine has, so that the
/// compiler refuses a misspelt name. Otherwise the default would take its place and nobody would notice.
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

/// The optional members that `E` has.
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

/// `stated` are the optional members that `E` has. With asserts, a name that no answer can have does not compile.
template <class E, class Board, class Answer, Extras stated>
constexpr EngineKind<Board, Answer> engine_kind(std::string_view name) {
  static_assert(stated == extras_of<E>(), "a member has another name or type than is stated");
  assert(is_engine_name(name));
  return {name, +[]() -> std::unique_ptr<AnyEngine<Board, Answer>> {
            return std::make_unique<HeldEngine<E, Board, Answer>>();
          }};
}

/// Engines of several kinds, each constructed when it is first used. An engine that is not in use keeps its memory for
/// the next puzzle that needs an engine of that kind.
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
