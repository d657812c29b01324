import { Text, Title } from '@mantine/core';
import type { ReactNode } from 'react';
import classes from './state-block.module.css';

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
    <div className={classes.block}>
      {illustration && <div className={classes.illustration}>{illustration}</div>}
      <Title order={order} size="h3">
        {title}
      </Title>
      {text && <Text className={classes.text}>{text}</Text>}
      {action}
    </div>
  );
}
