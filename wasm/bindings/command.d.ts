// The types of command.js, Emscripten's glue around command.wasm: what command.cpp binds.

export interface CommandFunctions {
  /** A call of core/command/calls.hpp. */
  call(
    name: 'read' | 'front' | 'advise' | 'join' | 'answer' | 'format' | 'progress',
    json: string,
    text: string,
  ): string;
}

export default function createCommand(options: object): Promise<CommandFunctions>;
