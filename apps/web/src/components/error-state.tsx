import { Button, Text, Title } from '@mantine/core';
import { texts } from '@platewise/contract/texts';
import { IconRefresh } from '@tabler/icons-react';
import classes from './state-block.module.css';

type ErrorStateProps = { title: string; message?: string | undefined; onRetry?: () => void; retryLabel?: string };

/** Something did not load: what, why if known, and the way to try again. */
export function ErrorState({ title, message, onRetry, retryLabel = texts.shell.retry }: ErrorStateProps) {
  return (
    <div className={classes.block} role="alert">
      <Title order={2} size="h3">
        {title}
      </Title>
      {message && <Text className={classes.text}>{message}</Text>}
      {onRetry && (
        <Button variant="default" onClick={onRetry} leftSection={<IconRefresh size={18} stroke={1.5} aria-hidden />}>
          {retryLabel}
        </Button>
      )}
    </div>
  );
}
