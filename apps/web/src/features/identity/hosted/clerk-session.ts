import { texts } from '@platewise/contract/texts';
import type { SessionMemory } from '../../../shared/session/session-memory.ts';
import type { AuthFailure, AuthResult, Session, SessionState } from '../../../shared/session/session-types.ts';
import { identityUnavailable } from '../data/identity-unavailable.ts';
import type { ClerkView } from './clerk-view.ts';

/** A sign-in service that has not answered by then counts as not answering. */
const TIMEOUT_MS = 8000;
/** Anyone who was here last is shown as here while the library loads for longer than this. */
const PATIENCE_MS = 4000;
/** What is asked of Clerk's library. */
export type ClerkCalls = {
  getToken: (options: { skipCache: boolean }) => Promise<string | null>;
  signOut: () => Promise<void>;
  /** Asks the service what this browser's sessions are. */
  refresh: () => Promise<void>;
  /** Shows the service's own question; rejects when it is not answered. */
  proveAgain: () => Promise<unknown>;
  /** Reports our own server that this session is over, before the service's message about it. */
  endHere: () => Promise<unknown>;
};

type Uses = {
  calls: ClerkCalls;
  memory: SessionMemory;
  notifyOtherTabs: (news: 'signed-in' | 'signed-out') => void;
  /** Reported when a token could not be had, so that it is learnt whether our own server answers. */
  onUnreachable: () => void;
};

type ClerkSession = Omit<Session, 'hosted'> & {
  hear: (view: ClerkView) => void;
  /** The library could not be loaded, for now at least. */
  doWithout: () => void;
  isAway: () => boolean;
};

/** The session that Clerk keeps, as the screens know sessions; `hear` is reported what its library says. */
export function createClerkSession({ calls, memory, notifyOtherTabs, onUnreachable }: Uses): ClerkSession {
  let state: SessionState = { status: 'loading', user: null };
  let view: ClerkView = { isKnown: false, isAway: false, sessionId: null, user: null };
  /** A session that ended here, whatever the library still says of it. */
  let endedSession: string | null = null;
  let isLeaving = false;
  let isTokenStale = false;
  let wasSignedOut = false;
  const known = Promise.withResolvers<void>();
  const listeners = new Set<() => void>();

  function set(next: SessionState): void {
    state = next;
    if (next.user) memory.remember(next.user);
    if (next.status !== 'loading') known.resolve();
    for (const listener of listeners) listener();
  }

  function end(): void {
    isLeaving = false;
    endedSession = view.sessionId;
    memory.remember(null);
    if (state.status !== 'signed-out') set({ status: 'signed-out', user: null });
    wasSignedOut = true;
  }

  /** Nobody can know who is here: anyone who did not sign out still is, as far as this browser knows. */
  function goOnWithout(): void {
    const person = memory.isSignOutPending() ? null : memory.person();
    if (person) set({ status: 'signed-in', user: person });
    else if (state.status !== 'signed-out') set({ status: 'failed', user: null });
    for (const listener of listeners) listener();
  }

  function hear(next: ClerkView): void {
    view = next;
    if (isLeaving || !next.isKnown) return;
    const isEnded = next.sessionId !== null && next.sessionId === endedSession;
    if (next.user && memory.isSignOutPending()) {
      void finishSignOut();
      return;
    }
    if (next.user && !isEnded) {
      const { user } = next;
      const isSame = state.user?.id === user.id && state.user.email === user.email && state.user.name === user.name;
      if (!isSame) set({ status: 'signed-in', user });
      if (wasSignedOut) notifyOtherTabs('signed-in');
      wasSignedOut = false;
      return;
    }
    if (next.isAway) goOnWithout();
    else end();
  }

  function doWithout(): void {
    if (!view.isKnown) goOnWithout();
  }

  async function finishSignOut(): Promise<void> {
    end();
    const isDone = await within(TIMEOUT_MS, calls.signOut()).then(() => true, isGone);
    if (isDone) memory.setSignOutPending(false);
  }

  async function getToken(): Promise<string | null> {
    if (state.status === 'loading') await known.promise;
    if (state.status !== 'signed-in') return null;
    try {
      if (!view.user) throw new Error('The library does not know yet who is here.');
      const token = await within(TIMEOUT_MS, calls.getToken({ skipCache: isTokenStale }));
      isTokenStale = false;
      if (token) return token;
    } catch (error) {
      if (!isGone(error)) {
        onUnreachable();
        throw identityUnavailable();
      }
    }
    end();
    return null;
  }

  async function revoke(): Promise<AuthResult> {
    isLeaving = true;
    // The service's own message may come later; what cannot be reported to our server now, that message reports.
    await within(TIMEOUT_MS, calls.endHere()).catch(() => undefined);
    try {
      await within(TIMEOUT_MS, calls.signOut());
    } catch (error) {
      // It ends here at once, and at the service as soon as that can be asked.
      if (!isGone(error)) memory.setSignOutPending(true);
    }
    notifyOtherTabs('signed-out');
    return { ok: true };
  }

  async function load(): Promise<void> {
    if (view.isKnown) {
      await within(TIMEOUT_MS, calls.refresh()).catch(onUnreachable);
      return;
    }
    if (memory.person()) setTimeout(doWithout, PATIENCE_MS);
    setTimeout(doWithout, TIMEOUT_MS);
    await known.promise;
  }

  return {
    hear,
    doWithout,
    isAway: () => state.status === 'failed' || (state.status === 'signed-in' && !view.user),
    getState: () => state,
    subscribe: (listener) => {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
    load,
    getToken,
    forgetToken: () => {
      isTokenStale = true;
    },
    proveAgain: () =>
      calls.proveAgain().then(
        () => true,
        () => false,
      ),
    signIn: async () => NOT_HERE,
    enterCode: async () => NOT_HERE,
    enterPasskey: async () => NOT_HERE,
    signUp: async () => NOT_HERE,
    revoke,
    isSignOutPending: memory.isSignOutPending,
    end,
  };
}

/** Clerk's forms sign people in. */
const NOT_HERE: AuthFailure = {
  ok: false,
  code: 'IDENTITY_UNAVAILABLE',
  sentence: texts.shell.signInNotAnswering,
  issues: [],
};

/** Whether the service stated that there is no such session any more. */
function isGone(error: unknown): boolean {
  if (typeof error !== 'object' || error === null || !('status' in error)) return false;
  return error.status === 401 || error.status === 404;
}

/** The outcome of a call, or a rejection when there is none after that many ms: the library itself waits for minutes. */
async function within<T>(ms: number, call: Promise<T>): Promise<T> {
  const late = Promise.withResolvers<never>();
  const timer = setTimeout(() => late.reject(new Error(`no answer within ${ms} ms`)), ms);
  try {
    return await Promise.race([call, late.promise]);
  } finally {
    clearTimeout(timer);
  }
}
