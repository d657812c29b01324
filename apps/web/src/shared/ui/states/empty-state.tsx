import { Stack, Text, Title } from '@mantine/core';
import type { ReactNode } from 'react';

type EmptyStateProps = {
  title: string;
  /** 1 where nothing else heads the page. */
  order?: 1 | 2 | 3;
  text?: string;
  action?: ReactNode;
  illustration?: ReactNode;
};

/** Nothing here yet: what would be here, and the step that brings it. */
export function EmptyState({ title, order = 2, text, action, illustration }: EmptyStateProps) {
  return (
    <Stack align="center" px="md" pt="var(--space-48)" pb="var(--space-64)" ta="center">
      {illustration && (
        <Text component="div" inherit lh={0}>
          {illustration}
        </Text>
      )}
      <Title order={order} size="h3">
        {title}
      </Title>
      {text && (
        <Text maw="46ch" c="dimmed">
          {text}
        </Text>
      )}
      {action}
    </Stack>
  );
}
