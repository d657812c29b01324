import { texts } from '@platewise/contract/texts';
import { IconMenu2 } from '@tabler/icons-react';
import { useState } from 'react';
import icon from '../../components/icon-button.module.css';
import { type FailedPart, lazyPart } from '../../components/parts/lazy-part.tsx';
import { PartFailed } from '../../components/parts/part-failed.tsx';
import { PlainButton } from '../../components/plain-button.tsx';
import { useAuth } from '../auth/use-auth.ts';

type SheetProps = { opened: boolean; onClose: () => void; onSearch: () => void };

const MobileSheet = lazyPart<SheetProps>(async () => (await import('./mobile-sheet.tsx')).MobileSheet, {
  Failed: MenuFailed,
});

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
      {wasOpened && <MobileSheet opened={isOpen} onClose={() => setIsOpen(false)} onSearch={onSearch} />}
    </>
  );
}

/** Without the menu the way out is still there. */
function MenuFailed({ part: { opened, onClose }, error, onRetry }: FailedPart<SheetProps>) {
  const { status, signOut } = useAuth();
  if (!opened) return null;
  return (
    <PartFailed error={error} onRetry={onRetry} onClose={onClose}>
      {status === 'signed-in' && (
        <PlainButton size="sm" variant="default" onClick={() => void signOut('/')}>
          {texts.shell.logOut}
        </PlainButton>
      )}
    </PartFailed>
  );
}
