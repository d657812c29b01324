import { Box, Skeleton, Stack, Text, Title } from '@mantine/core';
import { useDocumentTitle } from '@mantine/hooks';
import { texts } from '@platewise/contract/texts';
import { ClientOnly } from '@tanstack/react-router';
import type { ReactNode } from 'react';
import classes from './auth-page.module.css';

type AuthPageProps = {
  title: string;
  description: string;
  /** The fields that the form has, where the page is prerendered and the form still to come. */
  fields?: readonly string[];
  children: ReactNode;
};

/**
 * A page with one short form: its title, what it is for, the form. A prerendered page shows a form once its code is there: what is typed
 * before that would be lost, and a password sent in an address.
 */
export function AuthPage({ title, description, fields = [], children }: AuthPageProps) {
  useDocumentTitle(`${title} · ${texts.shell.brandFirst} ${texts.shell.brandSecond}`);
  return (
    <Box w="100%" maw="440px" mx="auto" pt="clamp(var(--space-24), 8vh, var(--space-64))" pb="var(--space-64)">
      <Title order={1}>{title}</Title>
      <Text inherit mt="xs" mb="lg" c="dimmed">
        {description}
      </Text>
      <div className={classes.panel}>
        <ClientOnly fallback={<FormSkeleton fields={fields} />}>{children}</ClientOnly>
      </div>
    </Box>
  );
}

function FormSkeleton({ fields }: { fields: readonly string[] }) {
  return (
    <Stack gap="md" aria-hidden>
      {fields.map((field) => (
        <Skeleton key={field} height="5rem" />
      ))}
      <Skeleton height="2.75rem" />
      <Skeleton height="var(--space-24)" />
    </Stack>
  );
}
