import { useEffect } from 'react';
import { browserStorage } from '../../browser-storage.ts';
import { lazyPart } from '../../components/parts/lazy-part.tsx';
import { RetryQuietly } from '../../components/parts/retry-quietly.tsx';
import { useAuth } from '../auth/use-auth.ts';
import { forgetRegistration } from './registered-flag.ts';

const BackgroundRegistration = lazyPart(
  async () => (await import('./background-registration.tsx')).BackgroundRegistration,
  { Failed: RetryQuietly },
);

/** Registers people as they sign in, whatever page they are on; forgets it when they sign out. Shows nothing. */
export function Registration() {
  const { status } = useAuth();

  useEffect(() => {
    if (status === 'signed-out') forgetRegistration(browserStorage);
  }, [status]);

  return status === 'signed-in' && <BackgroundRegistration />;
}
