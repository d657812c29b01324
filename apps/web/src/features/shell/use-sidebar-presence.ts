import { useLocation } from '@tanstack/react-router';
import { useAuth } from '../auth/use-auth.ts';
import { hasSidebar } from './has-sidebar.ts';

/** 'expected' until the session has answered: its room is kept where somebody was signed in before. */
export type SidebarPresence = 'absent' | 'expected' | 'present';

export function useSidebarPresence(): SidebarPresence {
  const { status } = useAuth();
  const isAppPage = useLocation({ select: ({ pathname }) => hasSidebar(pathname) });
  if (!isAppPage || status === 'signed-out' || status === 'failed') return 'absent';
  return status === 'loading' ? 'expected' : 'present';
}
