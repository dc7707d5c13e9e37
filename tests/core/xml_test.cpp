// XML: what is read, and where faults are.
#include <string>

#include "core/text/xml.hpp"
#include "tests/core/catch.hpp"
#include "tests/core/random.hpp"

namespace xml_test {

using namespace quadrille;
using Event = XmlReader::Event;

namespace {

// All events in one line, up to the end or the error.
std::string events_of(std::string_view text) {
  XmlReader xml(text);
  std::string events;
  for (;;) {
    switch (xml.next()) {
      case Event::open: events += '<' + std::string(xml.name()) + '>'; break;
      case Event::close: events += "</" + std::string(xml.name()) + '>'; break;
      case Event::text: events += xml.text(); break;
      case Event::end: return events;
      case Event::error:
        return decimal(xml.error().line) + ":" + decimal(xml.error().column) + ": " + xml.error().message.text();
    }
  }
}

}  // namespace

TEST_CASE("elements, attributes, text and comments of XML are read") {
  CHECK(events_of("<?xml version=\"1.0\"?>\n<!-- <no> --><a>x<b/> y </a>\n") == "<a>x<b></b> y </a>");
  XmlReader xml("<a one='1' two = \"&lt;2&gt;\"\n three=''/>");
  REQUIRE(xml.next() == Event::open);
  CHECK(xml.attribute("one") == "1");
  CHECK(xml.attribute("two") == "<2>");
  CHECK(xml.attribute("three") == "");
  CHECK_FALSE(xml.attribute("four").has_value());
}

TEST_CASE("entities and characters by number are decoded") {
  CHECK(events_of("<a>&amp;&quot;&apos;&#65;&#x42;&#xe9;&#x20AC;&#x1F600;</a>") ==
        "<a>&\"'AB\u00e9\u20ac\U0001F600</a>");
  for (const std::string bad : {"&", "&;", "&nothing;", "&#;", "&#x;", "&#xD800;", "&#1114112;", "&#0;", "&lt"}) {
    INFO(bad);
    CHECK(events_of("<a>" + bad + "</a>").find("is no character that is known") != std::string::npos);
  }
}

TEST_CASE("the content of an element is its text, without that of elements in it") {
  XmlReader xml("<a>one<b>two</b> three</a><!---->");
  REQUIRE(xml.next() == Event::open);
  CHECK(xml.take_content() == "one three");
  CHECK(xml.next() == Event::end);
}

TEST_CASE("a fault of XML is reported where it is") {
  CHECK(events_of("") == "1:1: there is no element");
  CHECK(events_of("<a>\n <b></a>") == "2:5: the end tag of \"a\" stands where \"b\" is open");
  CHECK(events_of("<a>\n<b>") == "2:4: the text ends within the element \"b\"");
  CHECK(events_of("x") == "1:1: \"x\" stands outside of all elements");
  CHECK(events_of("<a/>\n<b/>") == "2:1: the element \"b\" stands after the last one");
  CHECK(events_of("<a b>") == "1:4: the tag of \"a\" is not complete: name=\"value\" or \">\" expected");
  CHECK(events_of("<a b=\"1>") == "1:4: the tag of \"a\" is not complete: name=\"value\" or \">\" expected");
  CHECK(events_of("<a").find("is not complete") != std::string::npos);
  CHECK(events_of("</a>") == "1:1: the end tag of \"a\" stands where no element is open");
  CHECK(events_of("<a></a").find("has no \">\"") != std::string::npos);
  CHECK(events_of("< a>").find("begins no tag") != std::string::npos);
  CHECK(events_of("<!-- x") == "1:1: \"<!--\" has no \"-->\" after it");
  CHECK(events_of("<!DOCTYPE a [<!ENTITY b \"bb\">]><a/>").find("document types are not read") != std::string::npos);
}

TEST_CASE("elements nest to the limit, and not deeper") {
  const auto nested = [](std::size_t depth) {
    std::string text;
    for (std::size_t i = 0; i < depth; ++i) text += "<a>";
    for (std::size_t i = 0; i < depth; ++i) text += "</a>";
    return text;
  };
  CHECK(events_of(nested(XmlReader::most_depth)) == nested(XmlReader::most_depth));
  CHECK(events_of(nested(XmlReader::most_depth + 1)).find("nest more than 64 deep") != std::string::npos);
}

TEST_CASE("any bytes are read as XML or refused") {
  test::Random random(11);
  constexpr std::string_view pieces[] = {
      "<", ">", "/",  "a",   "=",    "\"",           "'",    "&",     ";",    "!",    "--",
      "?", " ", "\n", "<a>", "</a>", "<b c=\"d\"/>", "&lt;", "&#65;", "\x80", "<!--", "-->"};
  for (int round = 0; round < test::rounds(20000); ++round) {
    std::string text;
    for (std::size_t i = random.below(20); i > 0; --i) text += pieces[random.below(std::size(pieces))];
    CHECK_FALSE(events_of(text).size() > 4000);
  }
}

}  // namespace xml_test
