import { Box, Flex, Group } from '@mantine/core';
import { texts } from '@platewise/contract/texts';
import { IconLayoutSidebar } from '@tabler/icons-react';
import { Link, Outlet, useLocation } from '@tanstack/react-router';
import { type ReactNode, useEffect, useState, useSyncExternalStore } from 'react';
import { watchStoredTimers } from '../../features/cooking/data/timers/watch-stored-timers.ts';
import { Registration } from '../../features/identity/parts/registration.tsx';
import { HelpButton } from '../../features/site/help/help-button.tsx';
import { useAuth } from '../../shared/session/use-auth.ts';
import { SubscriptionProvider } from '../../shared/subscription/subscription-provider.tsx';
import iconButtonClasses from '../../shared/ui/buttons/icon-button.module.css';
import { lazyDialog } from '../../shared/ui/parts/lazy-dialog.tsx';
import { lazyPart } from '../../shared/ui/parts/lazy-part.tsx';
import { OfflineSupport } from '../offline/offline-support.tsx';
import { LogOutButton } from './account/log-out-button.tsx';
import { hasSidebar } from './has-sidebar.ts';
import { useShortcut } from './palette/use-shortcut.ts';
import { RehearsalBanner } from './rehearsal-banner.tsx';
import classes from './shell.module.css';
import { SIDEBAR_ITEMS } from './sidebar-items.ts';
import { sidebarState } from './sidebar-state.ts';
import { SiteFooter } from './site-footer.tsx';
import { SiteHeader } from './site-header.tsx';

const CommandPalette = lazyDialog(async () => (await import('./palette/command-palette.tsx')).CommandPalette);

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
      <Flex align="flex-start">
        <AppSidebar sidebar={sidebar} />
        <Box flex={1} miw={0}>
          <RehearsalBanner />
          <SiteHeader onSearch={palette.open} />
          <OfflineSupport />
          <main id="content" tabIndex={-1} className={classes.content}>
            <Outlet />
          </main>
          <SiteFooter />
        </Box>
      </Flex>
      <HelpButton />
      {palette.wasOpened && <CommandPalette opened={palette.isOpen} onClose={palette.close} />}
    </SignedInServices>
  );
}

const accountToCome = <Box w={36} h={36} mx="var(--space-2)" my="xs" bdrs="50%" bg="var(--track)" aria-hidden />;

const SidebarAccount = lazyPart(async () => (await import('./account/sidebar-account.tsx')).SidebarAccount, {
  pending: () => accountToCome,
  Failed: LogOutButton,
});

/** The sidebar of the app's own pages: open, a rail of pictures when closed (shell 9); phones have the menu of the bar. */
function AppSidebar({ sidebar }: { sidebar: Sidebar }) {
  const { presence } = sidebar;
  if (presence === 'absent') return null;

  return (
    <aside
      className={classes.sidebar}
      data-expected={presence === 'expected' || undefined}
      aria-label={texts.shell.sidebar}
      data-screen-only
    >
      <div className={classes.panel}>
        <Group gap={0} wrap="nowrap" flex="none" h="var(--header-height)" mx="calc(-1 * var(--space-2))">
          <SidebarToggle sidebar={sidebar} />
        </Group>
        <SidebarLinks onChoose={sidebarState.makeWay} />
        <Box mt="auto" pt="sm">
          {presence === 'present' ? <SidebarAccount /> : accountToCome}
        </Box>
      </div>
    </aside>
  );
}

/** The pages of the app; in the rail only their pictures, with the name next to the one that is pointed at. */
function SidebarLinks({ onChoose }: { onChoose?: () => void }) {
  return (
    <Flex component="nav" direction="column" gap="var(--space-2)" aria-label={texts.shell.appPages}>
      {SIDEBAR_ITEMS.map(({ to, label, Icon }) => (
        <Link key={to} to={to} className={classes.link} onClick={onChoose}>
          <Icon size={20} stroke={1.5} aria-hidden />
          <span data-label>{label}</span>
        </Link>
      ))}
    </Flex>
  );
}

/** Opens and closes the sidebar, as Ctrl or Cmd plus B does. */
function SidebarToggle({ sidebar }: { sidebar: Sidebar }) {
  const isOpen = useSyncExternalStore(sidebarState.subscribe, sidebarState.isOpen, () => true);

  return (
    <button
      type="button"
      className={iconButtonClasses.button}
      aria-label={texts.shell.toggleSidebar}
      aria-expanded={isOpen}
      aria-keyshortcuts="Control+B Meta+B"
      title={texts.shell.toggleSidebarHint}
      onClick={sidebar.toggle}
    >
      <IconLayoutSidebar size={20} stroke={1.5} aria-hidden />
    </button>
  );
}

/** What runs for signed-in people on every page: their registration, and what their plan allows. */
function SignedInServices({ children }: { children: ReactNode }) {
  return (
    <SubscriptionProvider>
      <Registration />
      {children}
    </SubscriptionProvider>
  );
}

type Palette = { isOpen: boolean; wasOpened: boolean; open: () => void; close: () => void };

/** Whether the command palette is open; Ctrl or Cmd plus K opens and closes it (shell 9). */
function usePalette(): Palette {
  const [isOpen, setIsOpen] = useState(false);
  const [wasOpened, setWasOpened] = useState(false);

  function open() {
    setWasOpened(true);
    setIsOpen(true);
  }

  function close() {
    setIsOpen(false);
  }

  useShortcut('k', () => (isOpen ? close() : open()));
  return { isOpen, wasOpened, open, close };
}

type Sidebar = { presence: SidebarPresence; toggle: () => void };

/** The sidebar of this page, toggled by its button and by Ctrl or Cmd plus B (shell 9). Phones have the one menu instead. */
function useSidebar(): Sidebar {
  const presence = useSidebarPresence();
  useShortcut('b', sidebarState.toggle, presence === 'present');
  return { presence, toggle: sidebarState.toggle };
}

/** 'expected' until the session has answered: its room is kept where somebody was signed in before. */
type SidebarPresence = 'absent' | 'expected' | 'present';

function useSidebarPresence(): SidebarPresence {
  const { status } = useAuth();
  const isAppPage = useLocation({ select: ({ pathname }) => hasSidebar(pathname) });
  if (!isAppPage || status === 'signed-out' || status === 'failed') return 'absent';
  return status === 'loading' ? 'expected' : 'present';
}
