import { CLIENT } from '@platewise/contract/client-limits';
import { useEffect, useState } from 'react';
import { sidebarState } from './sidebar-state.ts';
import { useShortcut } from './use-shortcut.ts';
import { type SidebarPresence, useSidebarPresence } from './use-sidebar-presence.ts';

export type Sidebar = {
  presence: SidebarPresence;
  /** The sheet that takes the sidebar's place on phones. */
  isDrawerOpen: boolean;
  wasDrawerOpened: boolean;
  toggle: () => void;
  closeDrawer: () => void;
};

/** The sidebar of this page, toggled by its button and by Ctrl or Cmd plus B (shell 9). */
export function useSidebar(): Sidebar {
  const presence = useSidebarPresence();
  const isPresent = presence === 'present';
  const [isDrawerOpen, setIsDrawerOpen] = useState(false);
  const [wasDrawerOpened, setWasDrawerOpened] = useState(false);

  // A page without it closes the sheet too, whichever way led there.
  useEffect(() => {
    if (!isPresent) setIsDrawerOpen(false);
  }, [isPresent]);

  function toggle() {
    if (!isPhone()) return sidebarState.toggle();
    setWasDrawerOpened(true);
    setIsDrawerOpen(!isDrawerOpen);
  }

  useShortcut('b', toggle, isPresent);
  return { presence, isDrawerOpen, wasDrawerOpened, toggle, closeDrawer: () => setIsDrawerOpen(false) };
}

function isPhone(): boolean {
  return window.matchMedia(`(width < ${CLIENT.mobileBreakpointPx}px)`).matches;
}
