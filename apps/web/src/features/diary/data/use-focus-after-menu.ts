import { type RefObject, useEffect, useRef } from 'react';

/** ms; a menu that closes gives the focus back to its button 10 ms later. */
const AFTER_MENU_MS = 30;

/** For a field that comes by an item of a menu: it has the focus once the menu is gone, unless typing has begun in it. */
export function useFocusAfterMenu(isWanted = true): RefObject<HTMLInputElement | null> {
  const field = useRef<HTMLInputElement>(null);
  useEffect(() => {
    if (!isWanted) return;
    const timer = setTimeout(() => {
      if (!field.current || field.current === document.activeElement) return;
      field.current.focus({ preventScroll: true });
      if (field.current.type === 'text') field.current.select();
    }, AFTER_MENU_MS);
    return () => clearTimeout(timer);
  }, [isWanted]);
  return field;
}
