import { texts } from '@platewise/contract/texts';
import {
  IconBriefcase,
  IconCrown,
  IconEye,
  IconInfoCircle,
  IconMail,
  IconShoppingCart,
  IconTag,
  IconToolsKitchen2,
} from '@tabler/icons-react';
import { APP_PAGES } from './app-pages.ts';

/** The pages that the palette leads to, in the documented order (shell 2; the calendar: decisions 5). */
export const PALETTE_PAGES = [
  APP_PAGES.dashboard,
  { to: '/meal', label: texts.shell.create, Icon: IconToolsKitchen2 },
  APP_PAGES.favorites,
  { to: '/pricing', label: texts.shell.proPage, Icon: IconCrown },
  APP_PAGES.settings,
  { to: '/shopping-list', label: texts.shell.shoppingList, Icon: IconShoppingCart },
  APP_PAGES.calorieTracker,
  { to: '/pricing', label: texts.shell.pricing, Icon: IconTag },
  { to: '/preview', label: texts.shell.preview, Icon: IconEye },
  { to: '/contact', label: texts.shell.contact, Icon: IconMail },
  { to: '/about', label: texts.shell.aboutUs, Icon: IconInfoCircle },
  { to: '/careers', label: texts.shell.careers, Icon: IconBriefcase },
  APP_PAGES.calendar,
] as const;
