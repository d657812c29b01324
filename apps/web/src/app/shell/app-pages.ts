import { texts } from '@platewise/contract/texts';
import { IconCalendarWeek, IconFlame, IconHeart, IconLayoutDashboard, IconSettings } from '@tabler/icons-react';

/** Pages of the app that have one name and one picture, wherever the shell leads to them. */
export const APP_PAGES = {
  dashboard: { to: '/dashboard', label: texts.shell.dashboard, Icon: IconLayoutDashboard },
  favorites: { to: '/user/favorites', label: texts.shell.favorites, Icon: IconHeart },
  calorieTracker: { to: '/calorie-tracker', label: texts.shell.calorieTracker, Icon: IconFlame },
  calendar: { to: '/calendar', label: texts.shell.calendar, Icon: IconCalendarWeek },
  settings: { to: '/settings', label: texts.shell.settings, Icon: IconSettings },
} as const;
