import { texts } from '@platewise/contract/texts';
import { lazyPart } from '../../components/parts/lazy-part.tsx';
import classes from './app-sidebar.module.css';
import { LogOutButton } from './log-out-button.tsx';
import { SidebarLinks } from './sidebar-links.tsx';
import { sidebarState } from './sidebar-state.ts';
import { SidebarToggle } from './sidebar-toggle.tsx';
import type { Sidebar } from './use-sidebar.ts';

const accountToCome = <span className={classes.accountToCome} aria-hidden />;

const SidebarAccount = lazyPart(async () => (await import('./sidebar-account.tsx')).SidebarAccount, {
  pending: () => accountToCome,
  Failed: LogOutButton,
});

/** The sidebar of the app's own pages: open, a rail of pictures when closed (shell 9); phones have the menu of the bar. */
export function AppSidebar({ sidebar }: { sidebar: Sidebar }) {
  const { presence } = sidebar;
  if (presence === 'absent') return null;

  return (
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
        <div className={classes.foot}>{presence === 'present' ? <SidebarAccount /> : accountToCome}</div>
      </div>
    </aside>
  );
}
