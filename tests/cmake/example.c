/* Lists three completions of a board of queens, and says what is wrong with a second text. */
#include <quadrille.h>
#include <stdio.h>
#include <string.h>

static void tell(const char* const* words, size_t count, const char* text) {
  quadrille_answers* answers = quadrille_ask(words, count, text, strlen(text), 1);
  for (int found; (found = quadrille_next(answers, 1000)) != QUADRILLE_END;) {
    uint32_t line = 0, column = 0;
    if (found == QUADRILLE_SOLUTION) printf("%s\n", quadrille_text(answers, NULL));
    if (found == QUADRILLE_ANSWER) printf("%s %s\n", quadrille_verdict(answers), quadrille_count(answers));
    if (found == QUADRILLE_ERROR) {
      const char* code = quadrille_place(answers, &line, &column);
      printf("%s %u:%u %s\n", code, line, column, quadrille_text(answers, NULL));
    }
  }
  quadrille_close(answers);
}

int main(void) {
  const char* list[] = {"list", "queens", "--limit", "3"};
  tell(list, 4, "6 0 0 0 0 0 0\n");
  const char* check[] = {"check", "sudoku"};
  tell(check, 2, "12x4\n");
  puts(quadrille_version());
  return 0;
}
