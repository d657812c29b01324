import { texts } from '@platewise/contract/texts';
import { lazy, Suspense } from 'react';
import classes from './app-sidebar.module.css';
import { SidebarLinks } from './sidebar-links.tsx';
import { sidebarState } from './sidebar-state.ts';
import { SidebarToggle } from './sidebar-toggle.tsx';
import type { Sidebar } from './use-sidebar.ts';

const SidebarAccount = lazy(async () => ({ default: (await import('./sidebar-account.tsx')).SidebarAccount }));
const SidebarDrawer = lazy(async () => ({ default: (await import('./sidebar-drawer.tsx')).SidebarDrawer }));

/** The sidebar of the app's own pages: open, a rail of pictures when closed, a sheet on phones (shell 9). */
export function AppSidebar({ sidebar }: { sidebar: Sidebar }) {
  const { presence, wasDrawerOpened, isDrawerOpen, closeDrawer } = sidebar;
  if (presence === 'absent') return null;
  const accountToCome = <span className={classes.accountToCome} aria-hidden />;

  return (
    <>
      <aside
        className={classes.sidebar}
        data-expected={presence === 'expected' || undefined}
        aria-label={texts.shell.sidebar}
      >
        <div className={classes.panel}>
          <div className={classes.top}>
            <SidebarToggle sidebar={sidebar} />
          </div>
          <SidebarLinks onChoose={sidebarState.makeWay} />
          <div className={classes.foot}>
            <Suspense fallback={accountToCome}>{presence === 'present' ? <SidebarAccount /> : accountToCome}</Suspense>
          </div>
        </div>
      </aside>
      {wasDrawerOpened && (
        <Suspense>
          <SidebarDrawer opened={isDrawerOpen} onClose={closeDrawer} />
        </Suspense>
      )}
    </>
  );
}
