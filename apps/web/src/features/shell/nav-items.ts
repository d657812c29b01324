import { texts } from '@platewise/contract/texts';

export type NavItem = { to: '/dashboard' | '/meal' | '/user/favorites'; label: string };

/** The top navigation (shell 2), as far as the pages exist. */
export const SIGNED_IN_ITEMS: readonly NavItem[] = [
  { to: '/dashboard', label: texts.shell.dashboard },
  { to: '/meal', label: texts.shell.create },
  { to: '/user/favorites', label: texts.shell.favorites },
];

export const VISITOR_ITEMS: readonly NavItem[] = [{ to: '/meal', label: texts.shell.create }];
