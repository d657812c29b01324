import { useEffect } from 'react';
import { useAuth } from '../../../shared/session/use-auth.ts';
import { browserStorage } from '../../../shared/storage/browser-storage.ts';
import { lazyPart } from '../../../shared/ui/parts/lazy-part.tsx';
import { RetryQuietly } from '../../../shared/ui/parts/retry-quietly.tsx';
import { forgetRegistration } from '../data/registered-flag.ts';

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
