/**
 * The search part of /dashboard: the page, from 1; what is no page number is the first. Set to undefined, since
 * the router keeps the raw value of what is left out.
 */
export function readPageSearch(search: Record<string, unknown>): { page?: number | undefined } {
  const page = Number(search.page);
  return Number.isSafeInteger(page) && page > 1 && page <= 1_000_000 ? { page } : { page: undefined };
}
