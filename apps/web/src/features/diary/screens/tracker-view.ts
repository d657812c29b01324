import type { TrackerSearch } from './read-tracker-search.ts';

/** What the address asks for, and the way to ask for something else. */
export type TrackerView = {
  asked: TrackerSearch;
  onAsk: (next: TrackerSearch, options?: { replace: boolean }) => void;
};
