import { useEffect, useRef } from 'react';
import { isPagingKey } from './paging-key.ts';

type ArrowKeys = { onLeft: () => void; onRight: () => void };

/** Listens to the left and right arrow keys of the whole page, except where the key has another use. */
export function useArrowKeys(handlers: ArrowKeys): void {
  const latest = useRef(handlers);
  useEffect(() => {
    latest.current = handlers;
  });

  useEffect(() => {
    function press(event: KeyboardEvent) {
      if (!isPagingKey(event)) return;
      if (event.key === 'ArrowLeft') latest.current.onLeft();
      if (event.key === 'ArrowRight') latest.current.onRight();
    }
    document.addEventListener('keydown', press);
    return () => document.removeEventListener('keydown', press);
  }, []);
}
