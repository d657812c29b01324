import { texts } from '@platewise/contract/texts';
import { IconLayoutSidebar } from '@tabler/icons-react';
import { useSyncExternalStore } from 'react';
import icon from '../../components/icon-button.module.css';
import { sidebarState } from './sidebar-state.ts';
import type { Sidebar } from './use-sidebar.ts';

/** Opens and closes the sidebar, as Ctrl or Cmd plus B does. */
export function SidebarToggle({ sidebar }: { sidebar: Sidebar }) {
  const isOpen = useSyncExternalStore(sidebarState.subscribe, sidebarState.isOpen, () => true);

  return (
    <button
      type="button"
      className={icon.button}
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
