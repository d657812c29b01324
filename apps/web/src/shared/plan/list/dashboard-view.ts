import type { DashboardSearch } from './read-dashboard-search.ts';

/** What the address asks for, and the way to ask for something else; with `replace` it is no step to go back to. */
export type DashboardView = {
  asked: DashboardSearch;
  onAsk: (next: DashboardSearch, options?: { replace: boolean }) => void;
};
