import type { AuthAnswer } from '../../../shared/session/auth-request.ts';
import type { SessionMemory } from '../../../shared/session/session-memory.ts';
import { type AuthResult, readUser, type Session, type SessionState } from '../../../shared/session/session-types.ts';
import { identityUnavailable } from './identity-unavailable.ts';

/** A token is renewed this long before it ends. */
const RENEW_BEFORE_MS = 20_000;

type Uses = {
  request: (path: string, body?: Record<string, unknown>) => Promise<AuthAnswer>;
  notifyOtherTabs: (news: 'signed-in' | 'signed-out') => void;
  now: () => number;
  memory: SessionMemory;
  proveAgain: () => Promise<boolean>;
};

/** The local session: the cookie stays with /api/auth, a token of two minutes is kept in memory for everything else. */
export function createSession({ request, notifyOtherTabs, now, memory, proveAgain }: Uses): Session {
  let state: SessionState = { status: 'loading', user: null };
  let token: { value: string; renewAt: number } | null = null;
  let loading: Promise<void> | null = null;
  let renewing: Promise<string | null> | null = null;
  const listeners = new Set<() => void>();

  function set(next: SessionState): void {
    if (next.user?.id !== state.user?.id) renewing = null;
    state = next;
    if (next.user) memory.remember(next.user);
    for (const listener of listeners) listener();
  }

  function end(): void {
    token = null;
    memory.remember(null);
    if (state.status !== 'signed-out') set({ status: 'signed-out', user: null });
  }

  async function ask(): Promise<void> {
    if (memory.isSignOutPending() && !(await finishSignOut())) return end();
    const answer = await request('get-session');
    const user = answer.ok ? readUser(answer.body.user) : null;
    if (!answer.ok && state.status === 'signed-in') return;
    // Anyone who did not sign out is still here, as far as this browser can know; without a token nothing is sent for them.
    const known = isAway(answer) ? memory.person() : null;
    if (known) return set({ status: 'signed-in', user: known });
    if (!answer.ok) return set({ status: 'failed', user: null });
    if (!user) return end();
    if (state.user?.id !== user.id) token = null;
    set({ status: 'signed-in', user });
  }

  function load(): Promise<void> {
    if (state.status === 'failed') set({ status: 'loading', user: null });
    loading ??= ask().finally(() => {
      loading = null;
    });
    return loading;
  }

  async function finishSignOut(): Promise<boolean> {
    const answer = await request('sign-out', {});
    const isDone = answer.ok || answer.status === 401;
    if (isDone) memory.setSignOutPending(false);
    return isDone;
  }

  async function renew(): Promise<string | null> {
    const forWhom = state.user?.id;
    const answer = await request('token');
    // Somebody else may have signed in meanwhile: this answer is not theirs.
    if (state.user?.id !== forWhom) return getToken();
    if (!answer.ok && answer.status === 401) {
      end();
      return null;
    }
    const value = answer.ok ? answer.body.token : null;
    if (typeof value !== 'string') throw identityUnavailable();
    token = { value, renewAt: now() + tokenLifetimeMs(value) - RENEW_BEFORE_MS };
    return value;
  }

  function renewOnce(): Promise<string | null> {
    if (renewing) return renewing;
    const mine = renew().finally(() => {
      if (renewing === mine) renewing = null;
    });
    renewing = mine;
    return mine;
  }

  async function enter(path: string, values: Record<string, unknown>): Promise<AuthResult> {
    const answer = await request(path, values);
    if (!answer.ok) return answer;
    if (answer.body.needsSecondFactor === true) return { ok: true, needsSecondFactor: true };
    token = null;
    memory.setSignOutPending(false);
    const user = readUser(answer.body.user);
    if (user) set({ status: 'signed-in', user });
    else await load();
    notifyOtherTabs('signed-in');
    return { ok: true };
  }

  async function getToken(): Promise<string | null> {
    if (state.status === 'loading') await load();
    if (state.status !== 'signed-in') return null;
    return token && now() < token.renewAt ? token.value : renewOnce();
  }

  async function revoke(): Promise<AuthResult> {
    const answer = await request('sign-out', {});
    // It ends here at once, and on the server as soon as that can be asked.
    if (isAway(answer)) memory.setSignOutPending(true);
    else if (!answer.ok && answer.status !== 401) return answer;
    notifyOtherTabs('signed-out');
    return { ok: true };
  }

  return {
    getState: () => state,
    subscribe: (listener) => {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
    load,
    getToken,
    forgetToken: () => {
      token = null;
    },
    proveAgain,
    signIn: (values) => enter('sign-in/email', values),
    enterCode: (code) => enter('sign-in/second-factor', { code }),
    enterPasskey: (answer) => enter('passkey/sign-in', { answer }),
    signUp: (values) => enter('sign-up/email', values),
    revoke,
    isSignOutPending: memory.isSignOutPending,
    end,
  };
}

/** No answer, or one that says that the service is away. */
function isAway(answer: AuthAnswer): boolean {
  return !answer.ok && [0, 502, 503, 504].includes(answer.status);
}

/** How long a token lives in ms, counted from when it was made; 0 when it does not say. The server alone judges a token. */
function tokenLifetimeMs(token: string): number {
  try {
    const payload = (token.split('.')[1] ?? '').replaceAll('-', '+').replaceAll('_', '/');
    const { exp, iat }: { exp?: unknown; iat?: unknown } = JSON.parse(atob(payload)) ?? {};
    return typeof exp === 'number' && typeof iat === 'number' ? Math.max(0, (exp - iat) * 1000) : 0;
  } catch {
    return 0;
  }
}
