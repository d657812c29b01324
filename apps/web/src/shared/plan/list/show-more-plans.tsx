import { Button } from '@mantine/core';
import { LIMITS } from '@platewise/contract/limits';
import { type ReactNode, type RefObject, useEffect, useRef } from 'react';

type ShowMorePlansProps = {
  /** The list that grows. */
  list: RefObject<HTMLElement | null>;
  /** How many of them it shows. */
  shown: number;
  total: number;
  /** How many are asked for; twice as many the next time, up to what the server gives at once. */
  pageSize: number;
  onPageSize: (pageSize: number) => void;
  isLoading: boolean;
  children: ReactNode;
};

/** What the keyboard stops at in a list. */
const STOPS = 'input:not(:disabled), button:not(:disabled)';

/** Asks for more of a list of plans. The keyboard goes on to the first that is new, as the button may go with the last of them. */
export function ShowMorePlans({ list, shown, total, pageSize, onPageSize, isLoading, children }: ShowMorePlansProps) {
  const button = useRef<HTMLButtonElement>(null);
  const before = useRef<{ shown: number; stops: number } | null>(null);

  useEffect(() => {
    if (isLoading || before.current === null || shown === before.current.shown) return;
    const next = list.current?.querySelectorAll<HTMLElement>(STOPS)[before.current.stops];
    const isStillHere = document.activeElement === document.body || document.activeElement === button.current;
    if (isStillHere) next?.focus({ preventScroll: true });
    before.current = null;
  }, [list, shown, isLoading]);

  if (shown >= total || pageSize >= LIMITS.plansPageSizeMax) return null;
  return (
    <Button
      ref={button}
      variant="default"
      loading={isLoading}
      onClick={() => {
        before.current = { shown, stops: list.current?.querySelectorAll(STOPS).length ?? 0 };
        onPageSize(Math.min(pageSize * 2, LIMITS.plansPageSizeMax));
      }}
    >
      {children}
    </Button>
  );
}
