import { readWords } from '../../../shared/plan/list/read-dashboard-search.ts';

/** What an address of /admin may hold; each part takes of it what it knows, since every page carries this list. */
const WORDS = ['tab', 'person', 'search', 'plan', 'status', 'state', 'show', 'action', 'span'] as const;

/** What /admin shows: which tab, and of it which person or rows, as words that may mean nothing. */
export type AdminSearch = { [Word in (typeof WORDS)[number]]?: string | undefined };

/** Shown now, and how to show something else of it. */
export type AdminView = {
  asked: AdminSearch;
  /** `replace`: without a step back to what was shown. */
  onAsk: (next: AdminSearch, options?: { replace: boolean }) => void;
};

/** The search part of /admin. Set to undefined, since the router keeps the raw value of what is left out. */
export function readAdminSearch(search: Record<string, unknown>): AdminSearch {
  return Object.fromEntries(WORDS.map((word) => [word, readWords(search[word])]));
}
