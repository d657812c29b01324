import { Menu, UnstyledButton } from '@mantine/core';
import { texts } from '@platewise/contract/texts';
import { IconLogout } from '@tabler/icons-react';
import { useAuth } from '../auth/use-auth.ts';
import { AccountIdentity } from './account-identity.tsx';
import classes from './account-menu.module.css';
import { accountInitial, accountName } from './account-name.ts';

/** Whose account this is, and the way out. */
export function AccountMenu() {
  const { user, signOut } = useAuth();
  if (!user) return null;
  const name = accountName(user);

  return (
    <Menu position="bottom-end" width={264} offset={8}>
      <Menu.Target>
        <UnstyledButton className={classes.avatar} aria-label={texts.shell.accountMenu({ name })}>
          {accountInitial(name)}
        </UnstyledButton>
      </Menu.Target>
      <Menu.Dropdown>
        <AccountIdentity user={user} />
        <Menu.Divider />
        <Menu.Item leftSection={<IconLogout size={18} stroke={1.5} aria-hidden />} onClick={() => void signOut('/')}>
          {texts.shell.logOut}
        </Menu.Item>
      </Menu.Dropdown>
    </Menu>
  );
}
