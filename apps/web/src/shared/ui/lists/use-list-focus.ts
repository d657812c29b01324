import { type RefObject, useEffect, useRef } from 'react';

/**
 * Keeps the keyboard where the list is: when the item that had the focus is removed, the list takes it, instead of the
 * top of the page. Give the ref to an element with tabIndex -1 that outlives its items.
 */
export function useListFocus<Region extends HTMLElement = HTMLElement>(count: number): RefObject<Region | null> {
  const list = useRef<Region>(null);
  const countBefore = useRef(count);

  useEffect(() => {
    const hasLostFocus = count < countBefore.current && document.activeElement === document.body;
    countBefore.current = count;
    if (hasLostFocus) list.current?.focus({ preventScroll: true });
  }, [count]);

  return list;
}
