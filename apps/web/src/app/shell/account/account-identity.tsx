import { Box } from '@mantine/core';
import { accountName } from '../../../shared/session/account-name.ts';
import type { SessionUser } from '../../../shared/session/session-types.ts';
import classes from './account-menu.module.css';

/** The person's name over the address. */
export function AccountIdentity({ user }: { user: SessionUser }) {
  return (
    <Box miw={0} py="xs" px="sm">
      <div className={classes.name}>{accountName(user)}</div>
      <div className={classes.email}>{user.email}</div>
    </Box>
  );
}
