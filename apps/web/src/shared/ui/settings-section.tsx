import { Text, Title } from '@mantine/core';
import type { ReactNode } from 'react';
import classes from './settings-section.module.css';

type SettingsSectionProps = { title: string; text?: ReactNode; children?: ReactNode };

/** One matter of a tab: what it is on the left, its state and controls next to it. */
export function SettingsSection({ title, text, children }: SettingsSectionProps) {
  return (
    <section className={classes.section}>
      <div>
        <Title order={2} size="h4">
          {title}
        </Title>
        {text && (
          <Text inherit mt="xs" c="dimmed">
            {text}
          </Text>
        )}
      </div>
      <div className={classes.content}>{children}</div>
    </section>
  );
}
