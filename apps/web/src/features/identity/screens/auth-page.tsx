import { Box, Text, Title } from '@mantine/core';
import { useDocumentTitle } from '@mantine/hooks';
import { texts } from '@platewise/contract/texts';
import type { ReactNode } from 'react';
import classes from './auth-page.module.css';

type AuthPageProps = { title: string; description: string; children: ReactNode };

/** A page with one short form: its title, what it is for, the form. */
export function AuthPage({ title, description, children }: AuthPageProps) {
  useDocumentTitle(`${title} · ${texts.shell.brandFirst} ${texts.shell.brandSecond}`);
  return (
    <Box w="100%" maw="440px" mx="auto" pt="clamp(var(--space-24), 8vh, var(--space-64))" pb="var(--space-64)">
      <Title order={1}>{title}</Title>
      <Text inherit mt="xs" mb="lg" c="dimmed">
        {description}
      </Text>
      <div className={classes.panel}>{children}</div>
    </Box>
  );
}
