import { sidebarState } from './sidebar-state.ts';
import { useShortcut } from './use-shortcut.ts';
import { type SidebarPresence, useSidebarPresence } from './use-sidebar-presence.ts';

export type Sidebar = { presence: SidebarPresence; toggle: () => void };

/** The sidebar of this page, toggled by its button and by Ctrl or Cmd plus B (shell 9). Phones have the one menu instead. */
export function useSidebar(): Sidebar {
  const presence = useSidebarPresence();
  useShortcut('b', sidebarState.toggle, presence === 'present');
  return { presence, toggle: sidebarState.toggle };
}
