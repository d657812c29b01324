import { Box, Text } from '@mantine/core';
import { accountName } from '../../../shared/session/account-name.ts';
import type { SessionUser } from '../../../shared/session/session-types.ts';

/** The person's name over the address. */
export function AccountIdentity({ user }: { user: SessionUser }) {
  return (
    <Box miw={0} py="xs" px="sm">
      <Text inherit truncate fw={600}>
        {accountName(user)}
      </Text>
      <Text size="sm" truncate c="dimmed">
        {user.email}
      </Text>
    </Box>
  );
}
