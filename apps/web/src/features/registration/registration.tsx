import { useEffect } from 'react';
import { browserStorage } from '../../browser-storage.ts';
import { useAuth } from '../auth/use-auth.ts';
import { forgetRegistration } from './registered-flag.ts';
import { useRegistration } from './use-registration.ts';

/** Registers people as they sign in, whatever page they are on; forgets it when they sign out. Shows nothing. */
export function Registration() {
  const { status } = useAuth();
  useRegistration();

  useEffect(() => {
    if (status === 'signed-out') forgetRegistration(browserStorage);
  }, [status]);

  return null;
}
