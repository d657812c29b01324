import { Text, Title } from '@mantine/core';
import { texts } from '@platewise/contract/texts';
import type { ReactNode } from 'react';
import { RetryButton } from './retry-button.tsx';
import classes from './state-block.module.css';

type ErrorStateProps = {
  title: string;
  message?: string | undefined;
  onRetry?: () => void;
  retryLabel?: string;
  /** Seconds for which trying again is of no use. */
  waitSeconds?: number | undefined;
  /** What helps more than trying again. */
  action?: ReactNode;
};

/** Something did not load: what, why if known, and the way to try again. */
export function ErrorState({
  title,
  message,
  onRetry,
  retryLabel = texts.shell.retry,
  waitSeconds,
  action,
}: ErrorStateProps) {
  return (
    <div className={classes.block} role="alert">
      <Title order={2} size="h3">
        {title}
      </Title>
      {message && <Text className={classes.text}>{message}</Text>}
      {action}
      {onRetry && <RetryButton label={retryLabel} waitSeconds={waitSeconds} onRetry={onRetry} />}
    </div>
  );
}
