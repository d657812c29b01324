import { Button } from '@mantine/core';
import { IconRefresh } from '@tabler/icons-react';
import { useEffect, useState } from 'react';
import { softDisabled } from './soft-disabled.ts';

type RetryButtonProps = {
  label: string;
  /** Seconds for which trying again is of no use. */
  waitSeconds?: number | undefined;
  onRetry: () => void;
};

const SECOND_MS = 1000;

/** Tries again; where the server named a moment for that, not before it, with the seconds to go. */
export function RetryButton({ label, waitSeconds = 0, onRetry }: RetryButtonProps) {
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
