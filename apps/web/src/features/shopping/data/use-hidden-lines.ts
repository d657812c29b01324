import type { ShoppingItem } from '@platewise/contract/shopping/shopping-list-schema';
import { useState } from 'react';
import { isDone } from './text/list-progress.ts';

/**
 * What somebody hid: the lines that were done when they asked for it. A line that is ticked afterwards stays where it is
 * until they ask again, so that nothing moves under the finger.
 */
export function useHiddenLines(items: readonly ShoppingItem[]) {
  const [ids, setIds] = useState<ReadonlySet<string>>(new Set());
  const done = items.filter(isDone);

  return {
    ids,
    hidden: done.filter(({ id }) => ids.has(id)).length,
    hideable: done.filter(({ id }) => !ids.has(id)).length,
    hide: () => setIds(new Set(done.map(({ id }) => id))),
    show: () => setIds(new Set()),
  };
}
