import { Button } from '@mantine/core';
import { type ReactNode, type RefObject, useEffect, useRef } from 'react';

type ShowMoreProps = {
  /** The list that grows. */
  list: RefObject<HTMLElement | null>;
  /** How many it shows, and whether there are others. */
  shown: number;
  hasMore: boolean;
  isLoading: boolean;
  onMore: () => void;
  children: ReactNode;
};

/** What the keyboard stops at in a list. */
const STOPS = 'input:not(:disabled), button:not(:disabled)';

/** Asks for more of a list. The keyboard goes on to the first that is new, as the button may go with the last of them. */
export function ShowMore({ list, shown, hasMore, isLoading, onMore, children }: ShowMoreProps) {
  const button = useRef<HTMLButtonElement>(null);
  const before = useRef<{ shown: number; stops: number } | null>(null);

  useEffect(() => {
    if (isLoading || before.current === null || shown === before.current.shown) return;
    const next = list.current?.querySelectorAll<HTMLElement>(STOPS)[before.current.stops];
    const isStillHere = document.activeElement === document.body || document.activeElement === button.current;
    if (isStillHere) next?.focus({ preventScroll: true });
    before.current = null;
  }, [list, shown, isLoading]);

  if (!hasMore) return null;
  return (
    <Button
      ref={button}
      variant="default"
      loading={isLoading}
      onClick={() => {
        before.current = { shown, stops: list.current?.querySelectorAll(STOPS).length ?? 0 };
        onMore();
      }}
    >
      {children}
    </Button>
  );
}
