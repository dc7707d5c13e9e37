#include "core/text/xml.hpp"

#include <algorithm>
#include <array>

#include "core/text/utf8.hpp"

namespace quadrille {

namespace {

bool is_blank(char c) { return c == '\n' || is_space(c); }

bool is_in_name(char c) {
  constexpr std::string_view ends = "<>/=\"'&?!";
  return static_cast<unsigned char>(c) > ' ' && ends.find(c) == std::string_view::npos;
}

// The character that stands between `&` and `;`.
bool append_entity(std::string_view entity, std::string& out) {
  constexpr std::array<std::pair<std::string_view, char>, 5> named = {
      {{"lt", '<'}, {"gt", '>'}, {"amp", '&'}, {"quot", '"'}, {"apos", '\''}}};
  for (const auto& [name, character] : named) {
    if (entity != name) continue;
    out += character;
    return true;
  }
  if (!entity.starts_with('#')) return false;
  const bool is_hex = entity.starts_with("#x");
  const std::string_view digits = entity.substr(is_hex ? 2 : 1);
  if (digits.empty() || digits.size() > 7) return false;
  std::uint32_t code = 0;
  for (const char c : digits) {
    const auto letter = static_cast<unsigned char>(c | 0x20);
    if (c >= '0' && c <= '9') {
      code = code * (is_hex ? 16 : 10) + static_cast<std::uint32_t>(c - '0');
    } else if (is_hex && letter >= 'a' && letter <= 'f') {
      code = code * 16 + letter - 'a' + 10u;
    } else {
      return false;
    }
  }
  return code != 0 && append_character(code, out);
}

}  // namespace

std::optional<std::string> XmlReader::attribute(std::string_view name) const {
  for (const auto& [known, value] : attributes_) {
    if (known == name) return value;
  }
  return std::nullopt;
}

std::optional<std::string> XmlReader::take_content() {
  std::string content;
  for (const std::size_t depth = open_.size();;) {
    switch (next()) {
      case Event::error:
      case Event::end: return std::nullopt;
      case Event::open: break;
      case Event::text:
        if (open_.size() == depth) content += content_;
        break;
      case Event::close:
        if (open_.size() < depth) return content;
        break;
    }
  }
}

XmlReader::Event XmlReader::next() {
  if (!error_.message.empty()) return Event::error;
  if (closes_) {
    closes_ = false;
    open_.pop_back();
    return Event::close;
  }
  for (;;) {
    begin_ = at_;
    if (at_ == text_.size()) {
      if (!open_.empty()) return fail(at_, "the text ends within the element " + quote(open_.back()));
      return had_root_ ? Event::end : fail(at_, "there is no element");
    }
    if (text_[at_] != '<') {
      const Event event = read_text();
      if (event == Event::error || !content_.empty()) return event;
      continue;
    }
    if (begins("</")) return read_end_tag();
    if (!begins("<?") && !begins("<!")) return read_tag();
    if (!skip_markup()) return Event::error;
  }
}

// Passes over what is neither a tag nor text: declarations, instructions, comments.
bool XmlReader::skip_markup() {
  if (begins("<!--")) return skip_past("-->");
  if (begins("<?")) return skip_past("?>");
  fail(at_, quote(text_.substr(at_, 20)) + " is no tag; document types are not read");
  return false;
}

bool XmlReader::skip_past(std::string_view end) {
  const std::size_t found = text_.find(end, at_);
  if (found == std::string_view::npos) {
    fail(at_, quote(text_.substr(at_, 4)) + " has no " + quote(end) + " after it");
    return false;
  }
  at_ = found + end.size();
  return true;
}

XmlReader::Event XmlReader::read_tag() {
  ++at_;
  name_ = read_name();
  if (name_.empty()) return fail(begin_, "\"<\" begins no tag here; in a text it is written &lt;");
  if (open_.empty() && had_root_) return fail(begin_, "the element " + quote(name_) + " stands after the last one");
  if (open_.size() == most_depth) return fail(begin_, "elements nest more than " + in_digits(most_depth) + " deep");
  if (!read_attributes()) return Event::error;
  open_.push_back(name_);
  had_root_ = true;
  return Event::open;
}

bool XmlReader::read_attributes() {
  attributes_.clear();
  for (;;) {
    skip_space();
    if (at_ < text_.size() && text_[at_] == '>') {
      ++at_;
      return true;
    }
    if (begins("/>")) {
      at_ += 2;
      closes_ = true;
      return true;
    }
    const std::size_t start = at_;
    const std::string_view name = read_name();
    skip_space();
    const bool has_value = !name.empty() && at_ < text_.size() && text_[at_] == '=';
    if (has_value) ++at_;
    skip_space();
    const char mark = has_value && at_ < text_.size() ? text_[at_] : ' ';
    const std::size_t end = mark == '"' || mark == '\'' ? text_.find(mark, at_ + 1) : std::string_view::npos;
    if (end == std::string_view::npos) {
      fail(start, "the tag of " + quote(name_) + " is not complete: name=\"value\" or \">\" expected");
      return false;
    }
    auto& value = attributes_.emplace_back(name, "").second;
    if (!decode(text_.substr(at_ + 1, end - at_ - 1), value)) return false;
    at_ = end + 1;
  }
}

XmlReader::Event XmlReader::read_end_tag() {
  at_ += 2;
  name_ = read_name();
  skip_space();
  if (at_ == text_.size() || text_[at_] != '>') return fail(begin_, "the end tag of " + quote(name_) + " has no \">\"");
  ++at_;
  if (open_.empty() || open_.back() != name_) {
    return fail(begin_, "the end tag of " + quote(name_) + " stands where " +
                            (open_.empty() ? Message("no element is open") : quote(open_.back()) + " is open"));
  }
  open_.pop_back();
  return Event::close;
}

XmlReader::Event XmlReader::read_text() {
  const std::size_t end = std::min(text_.find('<', at_), text_.size());
  const std::string_view raw = text_.substr(at_, end - at_);
  content_.clear();
  if (!std::all_of(raw.begin(), raw.end(), is_blank)) {
    if (open_.empty()) return fail(at_, quote(trim(raw)) + " stands outside of all elements");
    if (!decode(raw, content_)) return Event::error;
  }
  at_ = end;
  return Event::text;
}

std::string_view XmlReader::read_name() {
  const std::size_t start = at_;
  while (at_ < text_.size() && is_in_name(text_[at_])) ++at_;
  return text_.substr(start, at_ - start);
}

void XmlReader::skip_space() {
  while (at_ < text_.size() && is_blank(text_[at_])) ++at_;
}

bool XmlReader::decode(std::string_view raw, std::string& out) {
  for (std::size_t at = 0; at < raw.size();) {
    const std::size_t entity = std::min(raw.find('&', at), raw.size());
    out += raw.substr(at, entity - at);
    if (entity == raw.size()) return true;
    const std::size_t end = raw.substr(0, entity + 12).find(';', entity);
    if (end == std::string_view::npos || !append_entity(raw.substr(entity + 1, end - entity - 1), out)) {
      fail(static_cast<std::size_t>(raw.data() - text_.data()) + entity,
           quote(raw.substr(entity, 12)) + " is no character that is known; \"&\" itself is written &amp;");
      return false;
    }
    at = end + 1;
  }
  return true;
}

XmlReader::Event XmlReader::fail(std::size_t at, Message message) {
  error_ = error_at_byte(at, std::move(message));
  return Event::error;
}

Error XmlReader::error_at_byte(std::size_t at, Message message) const {
  const std::string_view before = text_.substr(0, at);
  const std::size_t line = before.rfind('\n') + 1;  // 0 if there is no line break
  const auto number = static_cast<std::uint32_t>(std::count(before.begin(), before.end(), '\n') + 1);
  return error_at(number, text_.substr(line), at - line, std::move(message));
}

}  // namespace quadrille
