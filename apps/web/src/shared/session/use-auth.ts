import { useNavigate } from '@tanstack/react-router';
import { useCallback, useSyncExternalStore } from 'react';
import { emptyDevice } from '../storage/empty-device.ts';
import { notifyError } from '../ui/toasts/notify.ts';
import { leaving } from './leaving.ts';
import type { SessionState, SessionUser } from './session-types.ts';
import { useSession } from './use-session.ts';

export type Auth = {
  status: 'loading' | 'failed' | 'signed-out' | 'signed-in';
  user: SessionUser | null;
  getToken: () => Promise<string | null>;
  /** Ends the session here, on the server and in other tabs, then shows `to`. */
  signOut: (to?: string) => Promise<void>;
  retry: () => void;
};

const AT_BUILD: SessionState = { status: 'loading', user: null };

/** Pages are built before anybody is known. */
const stateAtBuild = () => AT_BUILD;

/** Who is signed in, and the ways out. */
export function useAuth(): Auth {
  const session = useSession();
  const navigate = useNavigate();
  const { status, user } = useSyncExternalStore(session.subscribe, session.getState, stateAtBuild);

  const signOut = useCallback(
    async (to = '/') => {
      const person = session.getState().user;
      const device = await import('../sync/clear-device.ts').catch(() => null);
      if (device && !(await device.mayLeave(session))) return;
      const result = await session.revoke();
      if (!result.ok) return notifyError(result.sentence);
      if (person) leaving.notify(person.id);
      // Leave first: a guarded page would flash its sign-in prompt otherwise.
      await navigate({ href: to });
      session.end();
      if (device && person) await device.forgetOnDevice(session, person);
      if (!device) await emptyDevice();
    },
    [session, navigate],
  );
  const retry = useCallback(() => {
    if (session.hosted) session.hosted.retry();
    else void session.load();
  }, [session]);

  return { status, user, getToken: session.getToken, signOut, retry };
}
