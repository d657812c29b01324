import { Text, Title } from '@mantine/core';
import type { ReactNode } from 'react';
import classes from './admin-section.module.css';

/** One matter of the admin area over the whole width: what it is, then its figures or rows. */
export function AdminSection({ title, text, children }: { title: string; text?: string; children: ReactNode }) {
  return (
    <section className={classes.section}>
      <Title order={2} size="h4">
        {title}
      </Title>
      {text && (
        <Text inherit mt="var(--space-4)" maw="68ch" c="dimmed">
          {text}
        </Text>
      )}
      <div className={classes.content}>{children}</div>
    </section>
  );
}
