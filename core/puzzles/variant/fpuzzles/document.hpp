// The JSON of a puzzle in f-puzzles, as it is written: members in the order in which they were first used, and the
// first thing that f-puzzles cannot say.
#pragma once

#include <optional>
#include <span>
#include <string>
#include <string_view>
#include <vector>

#include "core/puzzles/variant/board.hpp"
#include "core/text/json.hpp"
#include "core/text/message.hpp"

namespace quadrille::variant::fpuzzles {

class Document {
 public:
  /// Keys and values of this object stay as they are; keys are literals.
  void set(std::string_view key, std::string value);
  /// Adds JSON to the list of a key.
  void push(std::string_view key, std::string_view entry);
  std::string text() const;

  /// The first refusal counts.
  void refuse(Message message);
  /// Refuses a rule by its name.
  void refuse(const RuleKind& kind);
  const std::optional<Message>& fault() const { return fault_; }

 private:
  struct Member {
    std::string_view key;
    std::string value;
    bool is_list;
  };
  Member& member(std::string_view key);

  std::vector<Member> members_;
  std::optional<Message> fault_;
};

/// The name of a cell in f-puzzles, R1C1 to R16C16.
std::string name_of(const Shape& shape, Cell cell);
/// Appends a list of names.
void write_names(const Shape& shape, std::span<const Cell> cells, Json& json);
/// `{"cells":[…]}` and `{"lines":[[…]]}`, with another text, such as `"value"` and a number, if it is given.
std::string cells_entry(const Shape& shape, std::span<const Cell> cells, std::string_view key = {},
                        std::string_view text = {});
std::string line_entry(const Shape& shape, std::span<const Cell> cells, std::string_view key = {},
                       std::string_view text = {});
/// `{"cell":"R1C1"}`
std::string cell_entry(const Shape& shape, Cell cell);

}  // namespace quadrille::variant::fpuzzles
