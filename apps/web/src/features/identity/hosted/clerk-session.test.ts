import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { sessionMemory } from '../../../shared/session/session-memory.ts';
import { memoryStorage } from '../../planner/testing/memory-storage.ts';
import { type ClerkCalls, createClerkSession } from './clerk-session.ts';
import type { ClerkView } from './clerk-view.ts';

const ANA = { id: 'user_ana', email: 'ana@example.com', name: 'Ana' };
const BEN = { id: 'user_ben', email: 'ben@example.com', name: '' };
const LAST_PERSON = { lastPerson: JSON.stringify(ANA) };

const LOADING: ClerkView = { isKnown: false, isAway: false, sessionId: null, user: null };
const NOBODY: ClerkView = { ...LOADING, isKnown: true };
const AWAY: ClerkView = { ...NOBODY, isAway: true };
const HERE: ClerkView = { ...NOBODY, sessionId: 'sess_1', user: ANA };

const refusal = (status?: number) => Object.assign(new Error('refused'), status ? { status } : {});

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

function open(calls: Partial<ClerkCalls> = {}, stored: Record<string, string> = {}) {
  const storage = memoryStorage(stored);
  const notified: string[] = [];
  const onUnreachable = vi.fn();
  const session = createClerkSession({
    calls: {
      getToken: async () => 'token',
      signOut: async () => undefined,
      refresh: async () => undefined,
      proveAgain: async () => undefined,
      endHere: async () => undefined,
      ...calls,
    },
    memory: sessionMemory(storage),
    notifyOtherTabs: (news) => notified.push(news),
    onUnreachable,
  });
  return { session, storage, notified, onUnreachable };
}

test('nothing is known until the library has loaded; then it says who is here', () => {
  const { session, storage } = open();

  session.hear(LOADING);
  expect(session.getState().status).toBe('loading');
  session.hear(HERE);
  expect(session.getState()).toEqual({ status: 'signed-in', user: ANA });
  expect(storage.read('lastPerson')).toContain('user_ana');
});

test('a call made before that is pending for it', async () => {
  const { session } = open();
  const token = session.getToken();

  session.hear(HERE);
  expect(await token).toBe('token');
});

test('a visitor is signed out, has no token, and the memory of somebody earlier goes', async () => {
  const { session, storage } = open({}, LAST_PERSON);

  session.hear(NOBODY);
  expect(session.getState().status).toBe('signed-out');
  expect(await session.getToken()).toBeNull();
  expect(storage.read('lastPerson')).toBeNull();
});

test('a service that is away and looks as if nobody were here signs nobody out', async () => {
  const { session, onUnreachable } = open({}, LAST_PERSON);

  session.hear(AWAY);
  expect(session.getState()).toEqual({ status: 'signed-in', user: ANA });
  expect(session.isAway()).toBe(true);
  await expect(session.getToken()).rejects.toThrow('Sign-in is not answering.');
  expect(onUnreachable).toHaveBeenCalledOnce();

  session.hear(HERE);
  expect(session.isAway()).toBe(false);
  expect(await session.getToken()).toBe('token');
});

test('where nobody was here before, a service that is away is a failure', () => {
  const { session } = open();

  session.hear(AWAY);
  expect(session.getState().status).toBe('failed');
  session.hear(NOBODY);
  expect(session.getState().status).toBe('signed-out');
});

test('a library that does not load shows who was here last after four seconds, and gives up after eight', async () => {
  const known = open({}, LAST_PERSON);
  const unknown = open();
  void known.session.load();
  void unknown.session.load();

  await vi.advanceTimersByTimeAsync(4000);
  expect(known.session.getState().status).toBe('signed-in');
  expect(unknown.session.getState().status).toBe('loading');
  await vi.advanceTimersByTimeAsync(4000);
  expect(unknown.session.getState().status).toBe('failed');
});

test('a library that cannot be loaded is not waited for; what it says when it comes after all is taken', () => {
  const { session } = open();

  session.doWithout();
  expect(session.getState().status).toBe('failed');
  session.hear(HERE);
  expect(session.getState().status).toBe('signed-in');
  session.doWithout();
  expect(session.isAway()).toBe(false);
});

test('a token that does not come within eight seconds is a failure of that call only', async () => {
  const { session } = open({ getToken: () => new Promise(() => undefined) });
  session.hear(HERE);

  const failed = expect(session.getToken()).rejects.toThrow('Sign-in is not answering.');
  await vi.advanceTimersByTimeAsync(8000);
  await failed;
  expect(session.getState().status).toBe('signed-in');
});

test.each([401, 404])('a session that the service does not know any more (%i) is over', async (status) => {
  const { session } = open({ getToken: () => Promise.reject(refusal(status)) });
  session.hear(HERE);

  expect(await session.getToken()).toBeNull();
  expect(session.getState().status).toBe('signed-out');
  // The library may still report it for a moment.
  session.hear(HERE);
  expect(session.getState().status).toBe('signed-out');
});

test('any other refusal of a token signs nobody out', async () => {
  const { session } = open({ getToken: () => Promise.reject(refusal(429)) });
  session.hear(HERE);

  await expect(session.getToken()).rejects.toThrow();
  expect(session.getState().status).toBe('signed-in');
});

test('after a token was refused, the next one is fetched again, and those after it are not', async () => {
  const asked: boolean[] = [];
  const { session } = open({
    getToken: async ({ skipCache }) => {
      asked.push(skipCache);
      return 'token';
    },
  });
  session.hear(HERE);

  await session.getToken();
  session.forgetToken();
  await session.getToken();
  await session.getToken();
  expect(asked).toEqual([false, true, false]);
});

test('signing out holds the page until it is left, then ends, and notifies the other tabs', async () => {
  const { session, notified, storage } = open();
  session.hear(HERE);

  const leaving = session.revoke();
  session.hear(NOBODY);
  expect(await leaving).toEqual({ ok: true });
  expect(session.getState().status).toBe('signed-in');
  session.end();
  expect(session.getState().status).toBe('signed-out');
  expect(notified).toEqual(['signed-out']);
  expect(storage.read('lastPerson')).toBeNull();
});

test('a sign-out that the service could not be reported holds here, and is reported as soon as it answers', async () => {
  const signOut = vi.fn<ClerkCalls['signOut']>().mockRejectedValueOnce(refusal(500)).mockResolvedValue(undefined);
  const first = open({ signOut });
  first.session.hear(HERE);
  await first.session.revoke();
  first.session.end();
  expect(first.session.isSignOutPending()).toBe(true);

  const next = open({ signOut }, { signOutPending: 'true' });
  next.session.hear(HERE);
  expect(next.session.getState().status).toBe('signed-out');
  await vi.advanceTimersByTimeAsync(0);
  expect(signOut).toHaveBeenCalledTimes(2);
  expect(next.session.isSignOutPending()).toBe(false);
});

test('signing in later notifies the other tabs; being here from the start does not', () => {
  const fromTheStart = open();
  fromTheStart.session.hear(HERE);
  expect(fromTheStart.notified).toEqual([]);

  const later = open();
  later.session.hear(NOBODY);
  later.session.hear(HERE);
  expect(later.notified).toEqual(['signed-in']);
});

test('somebody else in the place of the first is seen as somebody else', () => {
  const { session } = open();
  const seen: (string | undefined)[] = [];
  session.subscribe(() => seen.push(session.getState().user?.id));

  session.hear(HERE);
  session.hear({ ...HERE, sessionId: 'sess_2', user: BEN });
  session.hear({ ...HERE, sessionId: 'sess_2', user: BEN });
  expect(seen).toEqual(['user_ana', 'user_ben']);
});

test('signing out notifies our server before the service, and goes on when it cannot be reached', async () => {
  const order: string[] = [];
  const { session } = open({
    endHere: async () => {
      order.push('ours');
      throw refusal(503);
    },
    signOut: async () => void order.push('service'),
  });
  session.hear(HERE);

  expect(await session.revoke()).toEqual({ ok: true });
  expect(order).toEqual(['ours', 'service']);
});

test('who does not answer the service’s question has not proved who they are', async () => {
  const { session } = open({ proveAgain: () => Promise.reject(refusal()) });
  const proved = open({ proveAgain: async () => true });

  expect([await session.proveAgain(), await proved.session.proveAgain()]).toEqual([false, true]);
});
