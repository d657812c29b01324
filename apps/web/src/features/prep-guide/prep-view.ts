import type { PrepSearch } from './read-prep-search.ts';

/** What the address asks for, and the way to ask for something else; with `replace` it is no step to go back to. */
export type PrepView = {
  asked: PrepSearch;
  onAsk: (next: PrepSearch, options?: { replace: boolean }) => void;
};
