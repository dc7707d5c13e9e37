// The types of command.wasm: what command.cpp exports.

export interface CommandInstance {
  exports: {
    /** Where to write one of the three texts of the next call, of so many bytes. The memory may move. */
    text_room(which: number, bytes: number): number;
    /** Where the answer is. */
    call(): number;
    bytes_returned(): number;
  };
  memory: WebAssembly.Memory;
}
