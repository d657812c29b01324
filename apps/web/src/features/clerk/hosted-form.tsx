import { Skeleton, Stack, VisuallyHidden } from '@mantine/core';
import { clerk } from '@platewise/contract/locales/en/clerk';
import { texts } from '@platewise/contract/texts';
import { type ReactNode, useEffect, useRef, useState } from 'react';
import { ErrorState } from '../../components/error-state.tsx';
import { useAuth } from '../auth/use-auth.ts';
import { useSession } from '../auth/use-session.ts';
import classes from './hosted-form.module.css';

/** The library says nothing when its forms cannot be loaded, so this long they are waited for. */
const SHOWN_WITHIN_MS = 12_000;

/** Where a form of Clerk's stands: something of its shape until it is there, and what to do when it does not come. */
export function HostedForm({ children }: { children: ReactNode }) {
  const { status } = useAuth();
  const { hosted } = useSession();
  const place = useRef<HTMLDivElement>(null);
  const [arrival, setArrival] = useState<'waiting' | 'shown' | 'late'>('waiting');

  useEffect(() => {
    const look = () => {
      if (place.current?.querySelector('form, button, input')) setArrival('shown');
    };
    const observer = new MutationObserver(look);
    if (place.current) observer.observe(place.current, { childList: true, subtree: true });
    look();
    const timer = setTimeout(() => setArrival((now) => (now === 'waiting' ? 'late' : now)), SHOWN_WITHIN_MS);
    return () => {
      observer.disconnect();
      clearTimeout(timer);
    };
  }, []);

  const isLost = arrival === 'late' || (arrival === 'waiting' && status === 'failed');
  return (
    <>
      {isLost && (
        <ErrorState
          title={clerk.formNotShown}
          message={clerk.formNotShownText}
          retryLabel={clerk.loadPageAgain}
          onRetry={() => hosted?.retry()}
        />
      )}
      {arrival === 'waiting' && !isLost && <Waiting />}
      <div ref={place} className={classes.place} hidden={isLost}>
        {children}
      </div>
    </>
  );
}

function Waiting() {
  return (
    <Stack gap="md" aria-busy="true">
      <VisuallyHidden role="status">{texts.shell.loading}</VisuallyHidden>
      <Skeleton height={64} />
      <Skeleton height={64} />
      <Skeleton height={40} />
    </Stack>
  );
}
