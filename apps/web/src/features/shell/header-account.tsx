import { UnstyledButton } from '@mantine/core';
import { texts } from '@platewise/contract/texts';
import { useAuth } from '../auth/use-auth.ts';
import classes from './account-menu.module.css';
import { AccountMenu } from './account-menu.tsx';
import { accountInitial, accountName } from './account-name.ts';

/** The round button in the bar: whose account this is, and its menu. */
export function HeaderAccount() {
  const { user } = useAuth();
  if (!user) return null;
  const name = accountName(user);

  return (
    <AccountMenu user={user} position="bottom-end">
      <UnstyledButton className={classes.avatarButton} aria-label={texts.shell.accountMenu({ name })}>
        <span className={classes.avatar}>{accountInitial(name)}</span>
      </UnstyledButton>
    </AccountMenu>
  );
}
