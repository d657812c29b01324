import { Menu, type MenuProps } from '@mantine/core';
import { texts } from '@platewise/contract/texts';
import { IconBell, IconCreditCard, IconLogout, IconSparkles, IconTool, IconUser } from '@tabler/icons-react';
import { Link } from '@tanstack/react-router';
import type { ReactElement } from 'react';
import type { SessionUser } from '../../../shared/session/session-types.ts';
import { useAuth } from '../../../shared/session/use-auth.ts';
import { useIsOperator } from '../../../shared/session/use-is-operator.ts';
import { useSubscription } from '../../../shared/subscription/use-subscription.ts';
import { PopupMenu } from '../../../shared/ui/overlays/popup-menu.tsx';
import { AccountIdentity } from './account-identity.tsx';

type AccountMenuProps = {
  user: SessionUser;
  position: NonNullable<MenuProps['position']>;
  /** The button that opens it. */
  children: ReactElement;
};

/** Whose account this is, the parts of its settings, and the way out (shell 2). */
export function AccountMenu({ user, position, children }: AccountMenuProps) {
  const { signOut } = useAuth();
  const { plan } = useSubscription();
  const pages = plan === 'free' ? [UPGRADE, ...ACCOUNT_PAGES] : ACCOUNT_PAGES;

  return (
    // Within the bar or the sidebar, so that it belongs to a landmark of the page.
    <PopupMenu position={position} width={264} offset={8} withinPortal={false}>
      <Menu.Target>{children}</Menu.Target>
      <Menu.Dropdown>
        <AccountIdentity user={user} />
        <Menu.Divider />
        {pages.map(({ tab, label, Icon }) => (
          <Menu.Item
            key={label}
            leftSection={<Icon size={18} stroke={1.5} aria-hidden />}
            renderRoot={(props) => <Link to="/settings" search={{ tab }} {...props} />}
          >
            {label}
          </Menu.Item>
        ))}
        <AdminEntry />
        <Menu.Divider />
        <Menu.Item leftSection={<IconLogout size={18} stroke={1.5} aria-hidden />} onClick={() => void signOut('/')}>
          {texts.shell.logOut}
        </Menu.Item>
      </Menu.Dropdown>
    </PopupMenu>
  );
}

/** The way to the admin area; asked for when the menu opens. */
function AdminEntry() {
  if (!useIsOperator()) return null;
  return (
    <Menu.Item
      leftSection={<IconTool size={18} stroke={1.5} aria-hidden />}
      renderRoot={(props) => <Link to="/admin" {...props} />}
    >
      {texts.shell.admin}
    </Menu.Item>
  );
}

/** Where paid plans are offered to somebody on the free one. */
const UPGRADE = { tab: 'subscription', label: texts.shell.upgradeToPro, Icon: IconSparkles } as const;

/** The user menu and the tab of /settings that each entry opens (decisions 7). */
const ACCOUNT_PAGES = [
  { tab: 'account', label: texts.shell.account, Icon: IconUser },
  { tab: 'subscription', label: texts.shell.billing, Icon: IconCreditCard },
  { tab: 'notifications', label: texts.shell.notifications, Icon: IconBell },
] as const;
