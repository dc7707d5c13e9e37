/* Quadrille in C: puzzles solved, counted and explained. Link with -lquadrille (pkg-config quadrille).

     const char* words[] = {"count", "queens"};
     quadrille_answers* answers = quadrille_ask(words, 2, "8 0 0 0 0 0 0 0 0", 17, 0);
     while (quadrille_next(answers, 1000) != QUADRILLE_END) puts(quadrille_count(answers));   // 92
     quadrille_close(answers);

   Texts are UTF-8. What a function returns belongs to the answers, and stays until the next call of quadrille_next,
   quadrille_stop or quadrille_close. No function needs anything of any thread but its own; the answers to different
   questions may be worked on in different threads at the same time, those to one question in one at a time. A process
   that runs out of memory ends. Tested by tests/cmake. */
#ifndef QUADRILLE_H
#define QUADRILLE_H

#include <stddef.h>
#include <stdint.h>

#ifdef __cplusplus
extern "C" {
#endif

#if defined(__GNUC__)
#define QUADRILLE_EXPORT __attribute__((visibility("default")))
#else
#define QUADRILLE_EXPORT
#endif

/* What quadrille_next has come to. */
enum {
  QUADRILLE_END = 0,      /* there are no more puzzles */
  QUADRILLE_PENDING = 1,  /* nothing yet: the time is over */
  QUADRILLE_SOLUTION = 2, /* a solution, or the one result of the question: quadrille_text */
  QUADRILLE_ANSWER = 3,   /* the puzzle is answered: quadrille_verdict, quadrille_count, …; quadrille_text is a note */
  QUADRILLE_ERROR = 4     /* it could not be read or answered: quadrille_text says why, quadrille_place where */
};

typedef struct quadrille_answers quadrille_answers;

/* The version of the library, such as "0.2.0". */
QUADRILLE_EXPORT const char* quadrille_version(void);

/* Puts a question to every puzzle of a text of `length` bytes. The `count` words are those of the command line without
   files: {"list", "starbattle", "--limit", "5"}; `quadrille --help` lists them. Options that only a program has
   (--threads, --seconds, --checkpoint, --json) are refused. {"recognise"} alone asks which puzzle the text is: its one
   solution is {"puzzle", "format", "sure"} in JSON, or {"choices": [{"puzzle", "format"}]}. `single` is 1 where the text holds one puzzle: none, or a
   second one, is an error then; else 0. Never null: what is wrong with the words is the first error of the answers. To
   be closed. */
QUADRILLE_EXPORT quadrille_answers* quadrille_ask(const char* const* words, size_t count, const char* text,
                                                  size_t length, int single);

/* Works until something is found, for about `milliseconds` at most. Returns one of the values above. */
QUADRILLE_EXPORT int quadrille_next(quadrille_answers* answers, unsigned milliseconds);

/* The text of what was found, which ends with a 0 that `length` (where it is not null) does not count. */
QUADRILLE_EXPORT const char* quadrille_text(const quadrille_answers* answers, size_t* length);

/* Of the last answer: "solved", "none", "unique", "multiple", "counted", "listed", "found", "stuck", "stopped",
   "conflict", "because", "spare" or "open". */
QUADRILLE_EXPORT const char* quadrille_verdict(const quadrille_answers* answers);
/* The number of solutions found, in decimal: it may have more than 64 bits. */
QUADRILLE_EXPORT const char* quadrille_count(const quadrille_answers* answers);
/* The engine that searched: "dlx", "bits", "memory", "learning", or "" where nothing was searched. */
QUADRILLE_EXPORT const char* quadrille_engine(const quadrille_answers* answers);
/* The positions that were searched: of the last answer, or while the question is pending of the puzzle at hand. */
QUADRILLE_EXPORT uint64_t quadrille_nodes(const quadrille_answers* answers);
/* The part of the search for the puzzle at hand that is done, from 0 to 1. */
QUADRILLE_EXPORT double quadrille_fraction(const quadrille_answers* answers);

/* Of the last error: its code, "bad-input", "too-large" or "internal", and its line and column, from 1; 0 where it has
   no place. `line` and `column` may be null. */
QUADRILLE_EXPORT const char* quadrille_place(const quadrille_answers* answers, uint32_t* line, uint32_t* column);

/* Gives up the puzzle at hand: its answer is "stopped", with what was found. quadrille_next goes on from there. */
QUADRILLE_EXPORT void quadrille_stop(quadrille_answers* answers);

/* Frees the answers, which may be null. */
QUADRILLE_EXPORT void quadrille_close(quadrille_answers* answers);

#ifdef __cplusplus
}
#endif

#endif
