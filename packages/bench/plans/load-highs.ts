import highsModule, { type Highs } from 'highs';

// Its types describe the CommonJS form, whose default export lies one level deeper than that of the form Node imports.
const load = highsModule as unknown as typeof highsModule.default;

/** HiGHS, compiled to WebAssembly, ready to solve. */
export function loadHighs(): Promise<Highs> {
  return load();
}
