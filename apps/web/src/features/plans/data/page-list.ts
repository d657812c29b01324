import { CLIENT } from '@platewise/contract/client-limits';

export type PageListEntry = number | 'gap-before' | 'gap-after';

/** How many pages are listed at the beginning or end when the current page is near it. */
const EDGE_PAGES = 5;
const NEAR_EDGE = 4;

/**
 * The pages that a pager lists (core 2): up to 7 all of them; beyond that the first, the last, the current one and its
 * neighbours, or the first or last few, with gaps between.
 */
export function pageList(current: number, total: number): PageListEntry[] {
  if (total <= CLIENT.pagesListedWhole) return range(1, total);
  if (current <= NEAR_EDGE) return [...range(1, EDGE_PAGES), 'gap-after', total];
  if (current > total - NEAR_EDGE) return [1, 'gap-before', ...range(total - EDGE_PAGES + 1, total)];
  return [1, 'gap-before', ...range(current - 1, current + 1), 'gap-after', total];
}

function range(from: number, to: number): number[] {
  return Array.from({ length: Math.max(0, to - from + 1) }, (_, index) => from + index);
}
