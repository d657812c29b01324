import { lazy, Suspense, useEffect } from 'react';
import { browserStorage } from '../../browser-storage.ts';
import { useAuth } from '../auth/use-auth.ts';
import { forgetRegistration } from './registered-flag.ts';

const BackgroundRegistration = lazy(async () => ({
  default: (await import('./background-registration.tsx')).BackgroundRegistration,
}));

/** Registers people as they sign in, whatever page they are on; forgets it when they sign out. Shows nothing. */
export function Registration() {
  const { status } = useAuth();

  useEffect(() => {
    if (status === 'signed-out') forgetRegistration(browserStorage);
  }, [status]);

  if (status !== 'signed-in') return null;
  return (
    <Suspense>
      <BackgroundRegistration />
    </Suspense>
  );
}
