// Types of the platform that a program may be compiled without: one with `lib: ["es2022"]` alone has neither those of a
// browser nor those of Node. There they are any object.

type Platform<Name extends string> = typeof globalThis extends Record<Name, { prototype: infer Type }> ? Type : object;

export type Address = string | Platform<'URL'>;
export type Signal = Platform<'AbortSignal'>;
