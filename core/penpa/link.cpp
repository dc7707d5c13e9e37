#include "core/penpa/link.hpp"

#include <algorithm>
#include <cmath>
#include <cstdint>
#include <initializer_list>
#include <iterator>
#include <map>

#include "core/text/base64.hpp"
#include "core/text/inflate.hpp"
#include "core/text/inner_link.hpp"
#include "core/text/json.hpp"
#include "core/text/utf8.hpp"

namespace quadrille::penpa {

namespace {

// A word has ten times as many characters as its code.
constexpr std::size_t most_bytes = 800'000, most_unpacked = 8'000'000;

struct Word {
  char code;
  std::string_view word;
};
constexpr Word words[] = {{'Z', "z"},
                          {'O', "null"},
                          {'9', "\"qa\""},
                          {'Q', "\"pu_q\""},
                          {'A', "\"pu_a\""},
                          {'G', "\"grid\""},
                          {'M', "\"edit_mode\""},
                          {'S', "\"surface\""},
                          {'L', "\"line\""},
                          {'E', "\"lineE\""},
                          {'W', "\"wall\""},
                          {'C', "\"cage\""},
                          {'N', "\"number\""},
                          {'Y', "\"symbol\""},
                          {'P', "\"special\""},
                          {'B', "\"board\""},
                          {'R', "\"command_redo\""},
                          {'U', "\"command_undo\""},
                          {'8', "\"command_replay\""},
                          {'1', "\"numberS\""},
                          {'F', "\"freeline\""},
                          {'2', "\"freelineE\""},
                          {'T', "\"thermo\""},
                          {'3', "\"arrows\""},
                          {'D', "\"direction\""},
                          {'0', "\"squareframe\""},
                          {'5', "\"polygon\""},
                          {'4', "\"deletelineE\""},
                          {'6', "\"killercages\""},
                          {'7', "\"nobulbthermo\""},
                          {'_', "\"__a\""}};

std::string with_words(std::string_view packed) {
  std::string text;
  for (std::size_t at = 0; at < packed.size() && text.size() <= most_unpacked; ++at) {
    const char code = packed[at] == 'z' && at + 1 < packed.size() ? packed[at + 1] : '\0';
    const auto* const word =
        std::find_if(std::begin(words), std::end(words), [code](const Word& each) { return each.code == code; });
    if (code == '\0' || word == std::end(words)) {
      text += packed[at];
    } else {
      text += word->word;
      ++at;
    }
  }
  return text;
}

using Replacements = std::initializer_list<std::pair<std::string_view, std::string_view>>;

std::string replaced(std::string_view text, Replacements replacements) {
  std::string out;
  while (!text.empty()) {
    const auto* const found = std::find_if(replacements.begin(), replacements.end(),
                                           [text](const auto& each) { return text.starts_with(each.first); });
    const bool is_found = found != replacements.end();
    out += is_found ? found->second : text.substr(0, 1);
    text.remove_prefix(is_found ? found->first.size() : 1);
  }
  return out;
}

// What stands behind `p=`; empty if nothing does.
std::string_view payload_of(std::string_view line) {
  line = inner_link(line);
  for (std::size_t at = line.find("p="); at != std::string_view::npos; at = line.find("p=", at + 1)) {
    if (at == 0 || (line[at - 1] != '?' && line[at - 1] != '#' && line[at - 1] != '&')) continue;
    const std::string_view payload = line.substr(at + 2);
    return payload.substr(0, payload.find_first_of("&\""));
  }
  return {};
}

// The text in a link, as lines in one; or what is wrong.
std::optional<Error> unpack(std::string_view line, std::string& text) {
  if (line.size() > most_characters) return too_long();
  std::string digits =
      replaced(payload_of(line),
               {{"%2B", "+"}, {"%2b", "+"}, {" ", "+"}, {"%2F", "/"}, {"%2f", "/"}, {"%3D", "="}, {"%3d", "="}});
  digits.resize(digits.find_last_not_of('=') + 1);
  const auto packed = digits.empty() ? std::nullopt : from_base64(digits);
  if (!packed) return refused("the link holds no puzzle: what should be one is not base64");
  std::string inflated;
  const Unpacked unpacked = inflate(*packed, most_bytes, inflated);
  if (unpacked == Unpacked::bad)
    return refused("the link holds no puzzle: what it holds is not compressed as by penpa-edit");
  std::string whole;
  append_utf8(inflated, whole);
  if (unpacked == Unpacked::whole) text = with_words(whole);
  if (unpacked == Unpacked::too_large || text.size() > most_unpacked)
    return refused("the text is longer than 8 MB when it is decompressed", Error::Code::too_large);
  return std::nullopt;
}

std::vector<std::string_view> split(std::string_view text, char mark) {
  std::vector<std::string_view> parts;
  for (std::size_t at = 0;;) {
    const std::size_t end = text.find(mark, at);
    parts.push_back(text.substr(at, end - at));
    if (end == std::string_view::npos) return parts;
    at = end + 1;
  }
}

long side_in(std::string_view text) {
  const auto number = whole_number(text);
  return number && *number < 10'000 ? static_cast<long>(*number) + Grid::rim : -1;
}

}  // namespace

Error refused(Message message, Error::Code code) { return {code, std::move(message), 0, 0}; }

Error too_long() {
  return refused("a link of more than " + Message(decimal(most_characters)) + " characters is too long");
}

bool is_penpa(std::string_view line) {
  line = inner_link(line);
  const auto has = [line](std::string_view part) { return line.find(part) != std::string_view::npos; };
  return (has("penpa-edit/") || has("?m=") || has("#m=")) && !payload_of(line).empty();
}

std::string Link::prose(std::size_t field) const {
  return replaced(field < head.size() ? head[field] : std::string(),
                  {{"%2C", ","}, {"%2D", "\n"}, {"%2E", "&"}, {"%2F", "="}});
}

std::optional<Error> open(std::string_view line, const Wanted& wanted, Link& link) {
  if (auto error = unpack(line, link.text)) return error;
  const std::vector<std::string_view> lines = split(link.text, '\n');
  for (const std::string_view field : split(lines[0], ',')) link.head.emplace_back(field);
  const std::string& kind = link.kind();
  if (!kind.empty() && kind[0] >= '0' && kind[0] <= '9')
    return refused("the link is of an old version of penpa-edit, which is not known");
  if (std::find(wanted.kinds.begin(), wanted.kinds.end(), kind) == wanted.kinds.end())
    return refused("the grid " + quote(kind) + " of penpa-edit is no " + wanted.puzzle);
  const auto field = [&link](std::size_t at) { return at < link.head.size() ? link.head[at] : std::string(); };
  if (field(4) != "0" || field(5) != "1" || field(6) != "1")
    return refused("the board of penpa-edit is turned or mirrored");
  const auto value_of = [&lines](std::size_t at) {
    return read_json(at < lines.size() ? lines[at] : std::string_view()).value_or(JsonValue());
  };
  link.drawn = value_of(3);
  const JsonValue steps = value_of(5);
  if (!link.drawn.is(JsonValue::Kind::object) || !steps.is(JsonValue::Kind::list))
    return refused("the link of penpa-edit holds no board");
  auto wrong = link.grid.read(side_in(field(1)), side_in(field(2)), steps, wanted.most, wanted.is_whole);
  if (wrong) return refused(std::move(*wrong));
  link.entered = value_of(4);
  link.checks = value_of(7);
  link.tags = value_of(17);
  return std::nullopt;
}

Entries entries_of(Value object) {
  Entries entries;
  if (object == nullptr || !object->is(JsonValue::Kind::object)) return entries;
  std::map<std::string_view, std::size_t> places;
  for (std::size_t i = 0; i < object->items.size(); ++i) {
    const auto [known, is_new] = places.emplace(object->keys[i], entries.size());
    if (is_new) entries.emplace_back(object->keys[i], nullptr);
    entries[known->second].second = &object->items[i];
  }
  // Numbers first, in their order. (A heap sort has a third of the code of a stable one.)
  std::vector<std::pair<std::uint64_t, std::size_t>> order;
  for (const auto& [key, value] : entries) {
    const auto number = whole_number(key);
    const bool is_plain = number && (key == "0" || key[0] != '0');
    order.emplace_back(is_plain ? *number : ~std::uint64_t{0}, order.size());
  }
  std::make_heap(order.begin(), order.end());
  std::sort_heap(order.begin(), order.end());
  Entries sorted;
  for (const auto& [rank, at] : order) sorted.push_back(entries[at]);
  return sorted;
}

bool says_nothing(Value value) {
  if (value == nullptr) return true;
  switch (value->kind) {
    case JsonValue::Kind::null: return true;
    case JsonValue::Kind::boolean: return !value->boolean;
    case JsonValue::Kind::number: return false;
    case JsonValue::Kind::text: return value->text.empty();
    case JsonValue::Kind::list:
    case JsonValue::Kind::object: return value->items.empty();
  }
  return true;
}

std::size_t parts_in(Value parts) {
  if (parts == nullptr) return 0;
  if (parts->is(JsonValue::Kind::object)) {
    const Entries entries = entries_of(parts);
    return static_cast<std::size_t>(
        std::count_if(entries.begin(), entries.end(), [](const auto& each) { return !says_nothing(each.second); }));
  }
  return static_cast<std::size_t>(std::count_if(parts->items.begin(), parts->items.end(),
                                                [](const JsonValue& each) { return !says_nothing(&each); }));
}

std::string words_in(Value value) {
  if (value == nullptr) return {};
  if (value->is(JsonValue::Kind::number)) return std::string(value->source);
  return value->is(JsonValue::Kind::text) ? std::string(trim(value->text)) : std::string();
}

long whole_in(Value value) {
  const auto number = whole_number(words_in(value));
  constexpr std::uint64_t most = 1'000'000'000;
  return number && *number < most ? static_cast<long>(*number) : -1;
}

Value item(Value list, std::size_t place) {
  const bool has_it = list != nullptr && list->is(JsonValue::Kind::list) && place < list->items.size();
  return has_it ? &list->items[place] : nullptr;
}

std::string shown(Value value) {
  constexpr std::size_t most = 60;
  if (value == nullptr) return "nothing";
  std::string_view text = value->source;
  std::size_t end = 0;
  for (std::size_t count = 0; end < text.size() && count < most; ++count)
    end += std::max<std::size_t>(1, character_size(text.substr(end)));
  std::string out;
  for (const char c : text.substr(0, end)) out += static_cast<unsigned char>(c) < ' ' || c == '\x7F' ? ' ' : c;
  return end < text.size() ? out + "…" : out;
}

std::optional<Error> read_numbers(const Link& link, std::string_view key, std::vector<Number>& numbers) {
  const Value all = link.drawn.member(key);
  const Message name = "\"" + Message(key) + "\"";
  if (!says_nothing(all) && !all->is(JsonValue::Kind::object))
    return refused(name + " has " + Message(shown(all)) + " where {…} must be");
  for (const auto& [point, entry] : entries_of(all)) {
    if (says_nothing(entry)) continue;
    const bool is_list = entry->is(JsonValue::Kind::list);
    const Value label = is_list ? item(entry, 0) : entry;
    std::string kind = words_in(item(entry, 2));
    const bool is_compound =
        label != nullptr && (label->is(JsonValue::Kind::list) || label->is(JsonValue::Kind::object));
    const bool are_marks = is_compound && label->is(JsonValue::Kind::list) && kind == marks;
    if (!is_list || (is_compound && !are_marks))
      return refused(name + " has " + Message(shown(label)) + " at " + Message(link.grid.name_of(point)) +
                     ", where a text must be");
    numbers.push_back({point, entry, words_in(label), std::move(kind)});
  }
  return std::nullopt;
}

}  // namespace quadrille::penpa
