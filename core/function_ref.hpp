// A function that is passed on and not kept. Tested by tests/core/grid_kinds_test.cpp and all that reads kinds.
#pragma once

#include <memory>
#include <utility>

namespace quadrille {

/// A reference to a function, as std::function_ref of C++26: it does not own the function, which has to live as long as
/// it is called. std::function keeps a copy of it, and for the automata of the rules of kinds that took half of the
/// time to compile them.
template <class Signature>
class FunctionRef;
template <class Result, class... Arguments>
class FunctionRef<Result(Arguments...)> {
 public:
  template <class Function>
  FunctionRef(const Function& function)
      : function_(std::addressof(function)), call_([](const void* called, Arguments&&... arguments) -> Result {
          return (*static_cast<const Function*>(called))(std::forward<Arguments>(arguments)...);
        }) {}
  Result operator()(Arguments... arguments) const { return call_(function_, std::forward<Arguments>(arguments)...); }

 private:
  const void* function_;
  // Takes references: with a number of 64 bits by value, Emscripten adds a JavaScript function to the module.
  Result (*call_)(const void* called, Arguments&&... arguments);
};

}  // namespace quadrille
