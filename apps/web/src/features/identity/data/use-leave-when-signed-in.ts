import { useNavigate } from '@tanstack/react-router';
import { useEffect } from 'react';
import { useAuth } from '../../../shared/session/use-auth.ts';

/** Goes to a path of this site as soon as somebody is signed in, also when that happened in another tab. */
export function useLeaveWhenSignedIn(path: string): void {
  const { status } = useAuth();
  const navigate = useNavigate();

  useEffect(() => {
    if (status === 'signed-in') void navigate({ href: path, replace: true });
  }, [status, path, navigate]);
}
