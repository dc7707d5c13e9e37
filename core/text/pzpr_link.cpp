#include "core/text/pzpr_link.hpp"

#include <algorithm>

namespace quadrille {

namespace {

std::size_t start_of_name(std::string_view line) {
  // The last one, where a link to another site carries this one.
  if (const std::size_t question = line.rfind('?'); question != std::string_view::npos) return question + 1;
  const auto is_before = [](char c) { return is_space(c) || c == '<' || c == '(' || c == '"'; };
  return static_cast<std::size_t>(std::find_if_not(line.begin(), line.end(), is_before) - line.begin());
}

bool is_name(std::string_view part, std::string_view name) {
  if (!part.starts_with(name)) return false;
  part.remove_prefix(name.size());
  return part.empty() || part == "_edit" || part == "_play";
}

// Without white space at its end, what ends a link in a text (`<link>`, `[words](link)`, `"link"`), and what a site has
// added behind the puzzle.
std::string_view without_additions(std::string_view line) {
  constexpr std::string_view ends = ">)]\"'`";  // no body has one of them
  const std::size_t name_end = line.find('/', start_of_name(line));
  if (name_end != std::string_view::npos) line = line.substr(0, line.find('&', name_end));
  while (!line.empty() && (is_space(line.back()) || ends.find(line.back()) != std::string_view::npos))
    line.remove_suffix(1);
  return line;
}

}  // namespace

bool is_pzpr_link(std::string_view line, std::string_view name) {
  const std::size_t start = start_of_name(line);
  const std::size_t end = line.find('/', start);
  return end != std::string_view::npos && is_name(line.substr(start, end - start), name);
}

bool is_kanpen(std::string_view line) {
  const std::string_view host = line.substr(0, line.find('?'));
  return host.find("kanpen.net/") != std::string_view::npos || host.find("/pencil_applet/") != std::string_view::npos;
}

Read find_link_line(Cursor& cursor, std::string_view& line, std::uint32_t& number) {
  for (Cursor ahead = cursor;; cursor = ahead) {
    const Read read = ahead.take_content(line, number);
    if (read != Read::puzzle) return cursor = ahead, read;
    if (!trim(line).starts_with('#')) return read;
  }
}

Read take_link_line(Cursor& cursor, std::string_view& line, std::uint32_t& number) {
  const Read read = find_link_line(cursor, line, number);
  return read == Read::puzzle ? cursor.take_content(line, number) : read;
}

void write_pzpr_head(std::string_view name, std::uint64_t columns, std::uint64_t rows, std::string& out) {
  out += "https://puzz.link/p?";
  out += name;
  for (const std::uint64_t size : {columns, rows}) {
    out += '/';
    out += decimal(size);
  }
  out += '/';
}

void write_pzpr_stretch(char first, std::size_t& stretch, std::string& out) {
  const auto longest = static_cast<std::size_t>('z' - first) + 1;
  while (stretch > 0) {
    const std::size_t cells = std::min(stretch, longest);
    out += static_cast<char>(first + static_cast<int>(cells - 1));
    stretch -= cells;
  }
}

void write_pzpr_end(std::string& out) {
  const char last = out.back();
  const bool is_plain = (last >= '0' && last <= '9') || (last >= 'a' && last <= 'z') || (last >= 'A' && last <= 'Z');
  if (!is_plain) out += '/';
}

PzprLinkReader::PzprLinkReader(std::string_view line, std::uint32_t number, Error& error)
    : line_(without_additions(line)), number_(number), error_(error) {}

bool PzprLinkReader::fault(std::size_t at, std::string_view text, const Message& rest) {
  error_ = error_at(number_, line_, at, quote(text) + rest);
  return false;
}

std::string_view PzprLinkReader::take_part() {
  const std::size_t end = std::min(line_.find('/', at_), line_.size());
  const std::string_view part = line_.substr(at_, end - at_);
  at_ = std::min(end + 1, line_.size());
  return part;
}

bool PzprLinkReader::read_name(std::string_view name) {
  const std::size_t start = at_ = start_of_name(line_);
  const std::string_view part = take_part();
  return is_name(part, name) || fault(start, trim(part), " is not the puzzle " + quote(name));
}

bool PzprLinkReader::read_size(std::uint64_t& size) {
  const std::size_t start = at_;
  const std::string_view part = take_part();
  size = whole_number(part).value_or(0);
  return size != 0 || fault(start, part, " is not a number of columns or rows");
}

bool PzprLinkReader::read_stretch(char first, std::size_t left, std::size_t& stretch) {
  if (!expect_more()) return false;
  const char c = line_[at_];
  const std::size_t blanks = c >= first && c <= 'z' ? static_cast<std::size_t>(c - first) + 1 : 0;
  stretch = std::min(blanks, left);
  at_ += blanks > 0;
  return true;
}

bool PzprLinkReader::expect_more() {
  if (at_ < line_.size()) return true;
  error_ = error_at(number_, line_, line_.size(), "the link ends before its board is complete");
  return false;
}

bool PzprLinkReader::read_end() {
  const std::string_view rest = line_.substr(at_);
  return rest.empty() || rest == "/" || fault(at_, rest, " follows the end of the board");
}

}  // namespace quadrille
