import { texts } from '@platewise/contract/texts';
import { Outlet } from '@tanstack/react-router';
import { useEffect } from 'react';
import { lazyDialog } from '../../components/parts/lazy-dialog.tsx';
import { watchStoredTimers } from '../cooking/watch-stored-timers.ts';
import { HelpButton } from '../help/help-button.tsx';
import { OfflineSupport } from '../offline/offline-support.tsx';
import { AppSidebar } from './app-sidebar.tsx';
import classes from './shell.module.css';
import { SignedInServices } from './signed-in-services.tsx';
import { SiteFooter } from './site-footer.tsx';
import { SiteHeader } from './site-header.tsx';
import { usePalette } from './use-palette.ts';
import { useSidebar } from './use-sidebar.ts';

const CommandPalette = lazyDialog(async () => (await import('./command-palette.tsx')).CommandPalette);

/** What surrounds every page. */
export function Shell() {
  const palette = usePalette();
  const sidebar = useSidebar();
  useEffect(watchStoredTimers, []);

  return (
    <SignedInServices>
      <a href="#content" className={classes.skip}>
        {texts.shell.skipToContent}
      </a>
      <div className={classes.frame}>
        <AppSidebar sidebar={sidebar} />
        <div className={classes.page}>
          <SiteHeader onSearch={palette.open} />
          <OfflineSupport />
          <main id="content" tabIndex={-1} className={classes.content}>
            <Outlet />
          </main>
          <SiteFooter />
        </div>
      </div>
      <HelpButton />
      {palette.wasOpened && <CommandPalette opened={palette.isOpen} onClose={palette.close} />}
    </SignedInServices>
  );
}
