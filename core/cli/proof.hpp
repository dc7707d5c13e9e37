// Writes the file of --proof: a certificate of a puzzle's answer (core/network/proof/writer.hpp has its form). Tested
// by tests/cli/proof.test.js.
#pragma once

#include "core/command/formatter.hpp"
#include "core/command/printout.hpp"
#include "core/job/request.hpp"
#include "core/library/arguments.hpp"

namespace quadrille::cli {

/// Has the request answered with a certificate, and writes that to `command.proof`. What is said of it goes to
/// `printed`.
command::Status write_proof(const library::Command& command, const Request& request, const command::Style& style,
                            command::Printout& printed);

}  // namespace quadrille::cli
