import { texts } from '@platewise/contract/texts';
import { useLocation } from '@tanstack/react-router';
import { useState } from 'react';
import { lazyDialog } from '../../../shared/ui/parts/lazy-dialog.tsx';
import classes from './help-button.module.css';
import { offersHelp } from './help-routes.ts';

const HelpPanel = lazyDialog(async () => (await import('./help-panel.tsx')).HelpPanel);

/** The floating '?' of the public pages; its panel is fetched when it is first opened. */
export function HelpButton() {
  const isOffered = useLocation({ select: ({ pathname }) => offersHelp(pathname) });
  const [isOpen, setIsOpen] = useState(false);
  const [wasOpened, setWasOpened] = useState(false);
  if (!isOffered) return null;

  function open() {
    setWasOpened(true);
    setIsOpen(true);
  }

  return (
    <>
      <button
        type="button"
        className={classes.button}
        title={texts.shell.helpTitle}
        aria-haspopup="dialog"
        onClick={open}
        data-screen-only
      >
        {texts.shell.help}
      </button>
      {wasOpened && <HelpPanel opened={isOpen} onClose={() => setIsOpen(false)} />}
    </>
  );
}
