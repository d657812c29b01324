import { Burger } from '@mantine/core';
import { texts } from '@platewise/contract/texts';
import { lazy, Suspense, useState } from 'react';
import type { NavItem } from './nav-items.ts';

const MobileSheet = lazy(async () => ({ default: (await import('./mobile-sheet.tsx')).MobileSheet }));

/** The navigation of narrow screens; its sheet is fetched when it is first opened. */
export function MobileMenu({ items }: { items: readonly NavItem[] }) {
  const [isOpen, setIsOpen] = useState(false);
  const [wasOpened, setWasOpened] = useState(false);

  function open() {
    setWasOpened(true);
    setIsOpen(true);
  }

  return (
    <>
      <Burger
        size="sm"
        opened={false}
        onClick={open}
        aria-label={texts.shell.openMenu}
        aria-expanded={isOpen}
        aria-haspopup="dialog"
      />
      {wasOpened && (
        <Suspense>
          <MobileSheet items={items} opened={isOpen} onClose={() => setIsOpen(false)} />
        </Suspense>
      )}
    </>
  );
}
