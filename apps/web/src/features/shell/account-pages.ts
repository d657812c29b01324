import { texts } from '@platewise/contract/texts';
import { IconBell, IconCreditCard, IconSparkles, IconUser } from '@tabler/icons-react';

/** Where paid plans are offered to somebody on the free one. */
export const UPGRADE = { tab: 'subscription', label: texts.shell.upgradeToPro, Icon: IconSparkles } as const;

/** The user menu and the tab of /settings that each entry opens (decisions 7). */
export const ACCOUNT_PAGES = [
  { tab: 'account', label: texts.shell.account, Icon: IconUser },
  { tab: 'subscription', label: texts.shell.billing, Icon: IconCreditCard },
  { tab: 'notifications', label: texts.shell.notifications, Icon: IconBell },
] as const;
