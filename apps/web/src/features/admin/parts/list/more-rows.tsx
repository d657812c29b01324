import { Button } from '@mantine/core';
import { adminScreen } from '@platewise/contract/texts/admin/admin-screen';
import { type RefObject, useEffect, useRef } from 'react';

type MoreRowsProps = {
  region: RefObject<HTMLElement | null>;
  query: { isFetchingNextPage: boolean; fetchNextPage: () => unknown };
  shown: number;
};

/** Asks for the rows after those that are shown. The keyboard stays with the list when the button goes with the last of them. */
export function MoreRows({ region, query, shown }: MoreRowsProps) {
  const isPressed = useRef(false);

  useEffect(() => {
    const list = region.current;
    return () => {
      if (isPressed.current && document.activeElement === document.body) list?.focus({ preventScroll: true });
    };
  }, [region]);

  return (
    <Button
      variant="default"
      loading={query.isFetchingNextPage}
      onClick={() => {
        isPressed.current = true;
        query.fetchNextPage();
      }}
    >
      {adminScreen.list.more({ count: shown })}
    </Button>
  );
}
