/** Characters of a category in the address that are looked at and shown. */
const CATEGORY_MAX = 60;

/**
 * The search part of /blog: the category to show, as it was written. Numbers are words here; what is neither is left out.
 * Set to undefined, since the router keeps the raw value of what is left out.
 */
export function readBlogSearch(search: Record<string, unknown>): { category?: string | undefined } {
  const { category } = search;
  if (typeof category !== 'string' && typeof category !== 'number') return { category: undefined };
  const oneLine = String(category)
    .replaceAll(/[\p{Cc}\u202a-\u202e\u2066-\u2069\s]+/gu, ' ')
    .trim();
  return { category: Array.from(oneLine).slice(0, CATEGORY_MAX).join('') || undefined };
}
