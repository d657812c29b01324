import { texts } from '@platewise/contract/texts';
import {
  IconBriefcase,
  IconCalendarWeek,
  IconCrown,
  IconEye,
  IconFlame,
  IconHeart,
  IconInfoCircle,
  IconLayoutDashboard,
  IconMail,
  IconSettings,
  IconShoppingCart,
  IconTag,
  IconToolsKitchen2,
} from '@tabler/icons-react';

/** The pages that the palette leads to, in the documented order (shell 2; the calendar: decisions 5). */
export const PALETTE_PAGES = [
  { to: '/dashboard', label: texts.shell.dashboard, Icon: IconLayoutDashboard },
  { to: '/meal', label: texts.shell.create, Icon: IconToolsKitchen2 },
  { to: '/user/favorites', label: texts.shell.favorites, Icon: IconHeart },
  { to: '/pricing', label: texts.shell.proPage, Icon: IconCrown },
  { to: '/settings', label: texts.shell.settings, Icon: IconSettings },
  { to: '/shopping-list', label: texts.shell.shoppingList, Icon: IconShoppingCart },
  { to: '/calorie-tracker', label: texts.shell.calorieTracker, Icon: IconFlame },
  { to: '/pricing', label: texts.shell.pricing, Icon: IconTag },
  { to: '/preview', label: texts.shell.preview, Icon: IconEye },
  { to: '/contact', label: texts.shell.contact, Icon: IconMail },
  { to: '/about', label: texts.shell.aboutUs, Icon: IconInfoCircle },
  { to: '/careers', label: texts.shell.careers, Icon: IconBriefcase },
  { to: '/calendar', label: texts.shell.calendar, Icon: IconCalendarWeek },
] as const;
