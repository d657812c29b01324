import { NAME_MAX_CHARACTERS } from '@platewise/contract/client-limits';
import { GOALS, type Goal } from '@platewise/contract/generation/options';

/** What the dashboard shows: which page, from 1, of which plans. */
export type DashboardSearch = {
  page?: number | undefined;
  /** Words that the plans hold. */
  search?: string | undefined;
  goal?: Goal | undefined;
};

/** Marks that turn the direction of text around; the server refuses them. */
const CONTROL_OR_BIDI = /[\p{Cc}\p{Cs}\u202a-\u202e\u2066-\u2069\s]+/gu;

/**
 * The search part of /dashboard. What is no page number is the first page, what is no goal is every goal. Set to undefined,
 * since the router keeps the raw value of what is left out.
 */
export function readDashboardSearch({ page, search, goal }: Record<string, unknown>): DashboardSearch {
  return { page: readPage(page), search: readWords(search), goal: GOALS.find((one) => one === goal) };
}

/** Words to look for, as the server takes them: one line, no longer than a name; undefined where none are left. */
export function readWords(value: unknown): string | undefined {
  // A number in the address is a word here.
  if (typeof value !== 'string' && typeof value !== 'number') return undefined;
  const line = String(value).replaceAll(CONTROL_OR_BIDI, ' ').normalize('NFC').trim();
  return Array.from(line).slice(0, NAME_MAX_CHARACTERS).join('').trim() || undefined;
}

function readPage(value: unknown): number | undefined {
  const page = Number(value);
  return Number.isSafeInteger(page) && page > 1 && page <= 1_000_000 ? page : undefined;
}
