import { texts } from '@platewise/contract/texts';

export type NavItem = { to: SitePath; label: string };

/** The top navigation of signed-in people (shell 2). */
export const MEMBER_ITEMS: readonly NavItem[] = [
  { to: '/dashboard', label: texts.shell.dashboard },
  { to: '/meal', label: texts.shell.create },
  { to: '/user/favorites', label: texts.shell.favorites },
  { to: '/pricing', label: texts.shell.proPage },
  { to: '/settings', label: texts.shell.settings },
];

/** What the mobile menu adds for them (shell 2; the calendar: decisions 5). */
export const MEMBER_MOBILE_ITEMS: readonly NavItem[] = [
  { to: '/calorie-tracker', label: texts.shell.calorieTracker },
  { to: '/shopping-list', label: texts.shell.shopping },
  { to: '/calendar', label: texts.shell.calendar },
];

export const VISITOR_ITEMS: readonly NavItem[] = [
  { to: '/pricing', label: texts.shell.pricing },
  { to: '/preview', label: texts.shell.preview },
  { to: '/contact', label: texts.shell.contact },
  { to: '/about', label: texts.shell.aboutUs },
];

/** The pages that the shell links to. */
type SitePath =
  | '/'
  | '/about'
  | '/admin'
  | '/blog'
  | '/calendar'
  | '/calorie-tracker'
  | '/careers'
  | '/contact'
  | '/dashboard'
  | '/documentation'
  | '/features'
  | '/meal'
  | '/preview'
  | '/pricing'
  | '/privacy'
  | '/settings'
  | '/shopping'
  | '/shopping-list'
  | '/support'
  | '/terms'
  | '/user/favorites';
