import { texts } from '@platewise/contract/texts';
import {
  IconCalendarWeek,
  IconFlame,
  IconHeart,
  IconLayoutDashboard,
  IconSettings,
  IconShoppingCart,
  IconToolsKitchen2,
} from '@tabler/icons-react';

/** The pages of the app itself, in the documented order (shell 2; the calendar: decisions 5). */
export const SIDEBAR_ITEMS = [
  { to: '/meal', label: texts.shell.generate, Icon: IconToolsKitchen2 },
  { to: '/user/favorites', label: texts.shell.favorites, Icon: IconHeart },
  { to: '/dashboard', label: texts.shell.dashboard, Icon: IconLayoutDashboard },
  { to: '/shopping', label: texts.shell.shopping, Icon: IconShoppingCart },
  { to: '/calorie-tracker', label: texts.shell.calorieTracker, Icon: IconFlame },
  { to: '/calendar', label: texts.shell.calendar, Icon: IconCalendarWeek },
  { to: '/settings', label: texts.shell.settings, Icon: IconSettings },
] as const;
