import { UnstyledButton } from '@mantine/core';
import { texts } from '@platewise/contract/texts';
import { accountInitial, accountName } from '../../../shared/session/account-name.ts';
import { useAuth } from '../../../shared/session/use-auth.ts';
import classes from './account-menu.module.css';
import { AccountMenu } from './account-menu.tsx';

/** The round button in the bar: whose account this is, and its menu. */
export function HeaderAccount() {
  const { user } = useAuth();
  if (!user) return null;
  const name = accountName(user);

  return (
    <AccountMenu user={user} position="bottom-end">
      <UnstyledButton
        display="grid"
        w={44}
        h={44}
        bdrs="50%"
        style={{ placeItems: 'center' }}
        aria-label={texts.shell.accountMenu({ name })}
      >
        <span className={classes.avatar}>{accountInitial(name)}</span>
      </UnstyledButton>
    </AccountMenu>
  );
}
