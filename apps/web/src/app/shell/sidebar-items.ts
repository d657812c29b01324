import { texts } from '@platewise/contract/texts';
import { IconShoppingCart, IconToolsKitchen2 } from '@tabler/icons-react';
import { APP_PAGES } from './app-pages.ts';

/** The pages of the app itself, in the documented order (shell 2; the calendar: decisions 5). */
export const SIDEBAR_ITEMS = [
  { to: '/meal', label: texts.shell.generate, Icon: IconToolsKitchen2 },
  APP_PAGES.favorites,
  APP_PAGES.dashboard,
  { to: '/shopping', label: texts.shell.shopping, Icon: IconShoppingCart },
  APP_PAGES.calorieTracker,
  APP_PAGES.calendar,
  APP_PAGES.settings,
] as const;
