import { Text, Title } from '@mantine/core';
import type { AdminPerson } from '@platewise/contract/admin/admin-people-schema';
import { adminScreen } from '@platewise/contract/texts/admin/admin-screen';
import typography from '../../../../shared/ui/typography/typography.module.css';

/** Whom this is about. */
export function PersonHeading({ person: { email, userId, isOperator } }: { person: AdminPerson }) {
  return (
    <>
      <Title order={2} className={typography.breakable}>
        {email}
      </Title>
      <Text size="sm" c="dimmed" className={typography.breakable}>
        {userId}
        {isOperator && ` · ${adminScreen.person.operator}`}
      </Text>
    </>
  );
}
