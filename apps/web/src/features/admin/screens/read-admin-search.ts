import { readWords } from '../../../shared/plan/list/read-dashboard-search.ts';
import { ADMIN_TABS, type AdminTab } from './admin-tab.ts';

/** What the lists of /admin can be narrowed to; each list takes of it what it knows. */
const FILTERS = ['person', 'search', 'plan', 'status', 'state', 'show', 'action', 'span'] as const;

/** What /admin shows: which tab, and of it which person or rows. */
export type AdminSearch = { tab?: AdminTab | undefined } & {
  [Filter in (typeof FILTERS)[number]]?: string | undefined;
};

/** Shown now, and how to show something else of it. */
export type AdminView = {
  asked: AdminSearch;
  /** `replace`: without a step back to what was shown. */
  onAsk: (next: AdminSearch, options?: { replace: boolean }) => void;
};

/**
 * The search part of /admin; what is no tab is the first. Set to undefined, since the router keeps the raw value of what
 * is left out.
 */
export function readAdminSearch(search: Record<string, unknown>): AdminSearch {
  const filters = Object.fromEntries(FILTERS.map((filter) => [filter, readWords(search[filter])]));
  return { tab: ADMIN_TABS.find((tab) => tab === search.tab), ...filters };
}
