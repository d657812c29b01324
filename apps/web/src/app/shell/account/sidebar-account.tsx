import { Text, UnstyledButton } from '@mantine/core';
import { accountInitial, accountName } from '../../../shared/session/account-name.ts';
import { useAuth } from '../../../shared/session/use-auth.ts';
import classes from './account-menu.module.css';
import { AccountMenu } from './account-menu.tsx';

/** The foot of the sidebar: who is signed in, and the same menu as in the bar. */
export function SidebarAccount() {
  const { user } = useAuth();
  if (!user) return null;
  const name = accountName(user);

  return (
    <AccountMenu user={user} position="top-start">
      <UnstyledButton className={classes.row}>
        <span className={classes.avatar} aria-hidden>
          {accountInitial(name)}
        </span>
        <Text span inherit miw={0} lh={1.3}>
          <Text dir="auto" span inherit truncate display="block" fw={600}>
            {name}
          </Text>
          <Text span size="sm" truncate display="block" c="dimmed">
            {user.email}
          </Text>
        </Text>
      </UnstyledButton>
    </AccountMenu>
  );
}
