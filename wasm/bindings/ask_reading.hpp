// How a module of one puzzle asks the module `reading` what a link says, or for the link that says something.
#pragma once

#include <string>
#include <string_view>

namespace quadrille {

/// The answer of `reading::link_answer` there: core-calls.js passes it on.
std::string ask_reading(std::string_view asked);

}  // namespace quadrille
