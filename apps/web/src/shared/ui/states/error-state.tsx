import { Button, Stack, Text, Title } from '@mantine/core';
import { texts } from '@platewise/contract/texts';
import { IconRefresh } from '@tabler/icons-react';
import { type ReactNode, useEffect, useState } from 'react';
import { softDisabled } from '../buttons/soft-disabled.ts';

type ErrorStateProps = {
  title: string;
  /** 1 where nothing else heads the page. */
  order?: 1 | 2;
  message?: string | undefined;
  onRetry?: () => void;
  retryLabel?: string | undefined;
  /** Seconds for which trying again is of no use. */
  waitSeconds?: number | undefined;
  /** What helps more than trying again. */
  action?: ReactNode;
};

/** Something did not load: what, why if known, and the way to try again. */
export function ErrorState({
  title,
  order = 2,
  message,
  onRetry,
  retryLabel = texts.shell.retry,
  waitSeconds,
  action,
}: ErrorStateProps) {
  return (
    <Stack align="center" px="md" pt="var(--space-48)" pb="var(--space-64)" ta="center" role="alert">
      <Title order={order} size="h3">
        {title}
      </Title>
      {message && (
        <Text maw="46ch" c="dimmed">
          {message}
        </Text>
      )}
      {action}
      {onRetry && <RetryButton label={retryLabel} waitSeconds={waitSeconds} onRetry={onRetry} />}
    </Stack>
  );
}

type RetryButtonProps = {
  label: string;
  /** Seconds for which trying again is of no use. */
  waitSeconds?: number | undefined;
  onRetry: () => void;
};

const SECOND_MS = 1000;

/** Tries again; where the server named a moment for that, not before it, with the seconds to go. */
function RetryButton({ label, waitSeconds = 0, onRetry }: RetryButtonProps) {
  const left = useSecondsLeft(waitSeconds);
  return (
    <Button
      variant="default"
      {...softDisabled(left > 0)}
      onClick={() => left === 0 && onRetry()}
      leftSection={<IconRefresh size={18} stroke={1.5} aria-hidden />}
    >
      {label}
      {/* The sentence above says how long; a count that is reported each second would never end. */}
      {left > 0 && <span aria-hidden>{`\u00a0(${left})`}</span>}
    </Button>
  );
}

function useSecondsLeft(seconds: number): number {
  const [end] = useState(() => Date.now() + seconds * SECOND_MS);
  const [left, setLeft] = useState(seconds);
  useEffect(() => {
    if (left === 0) return undefined;
    // By the clock: a tab in the background ticks more slowly.
    const next = () => setLeft(Math.max(0, Math.ceil((end - Date.now()) / SECOND_MS)));
    const timer = setTimeout(next, SECOND_MS);
    return () => clearTimeout(timer);
  }, [left, end]);
  return left;
}
