import { texts } from '@platewise/contract/texts';
import { IconMenu2 } from '@tabler/icons-react';
import { lazy, Suspense, useState } from 'react';
import icon from './icon-button.module.css';

const MobileSheet = lazy(async () => ({ default: (await import('./mobile-sheet.tsx')).MobileSheet }));

/** The navigation of narrow screens; its sheet is fetched when it is first opened. */
export function MobileMenu({ onSearch }: { onSearch: () => void }) {
  const [isOpen, setIsOpen] = useState(false);
  const [wasOpened, setWasOpened] = useState(false);

  function open() {
    setWasOpened(true);
    setIsOpen(true);
  }

  return (
    <>
      <button
        type="button"
        className={icon.button}
        onClick={open}
        aria-label={texts.shell.openMenu}
        aria-expanded={isOpen}
        aria-haspopup="dialog"
      >
        <IconMenu2 size={22} stroke={1.5} aria-hidden />
      </button>
      {wasOpened && (
        <Suspense>
          <MobileSheet opened={isOpen} onClose={() => setIsOpen(false)} onSearch={onSearch} />
        </Suspense>
      )}
    </>
  );
}
