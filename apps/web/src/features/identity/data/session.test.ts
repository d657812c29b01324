import { expect, test, vi } from 'vitest';
import type { AuthAnswer } from '../../../shared/session/auth-request.ts';
import { sessionMemory } from '../../../shared/session/session-memory.ts';
import { memoryStorage } from '../../planner/testing/memory-storage.ts';
import { createSession } from './session.ts';

const ANA = { id: 'user-ana', email: 'ana@example.com', name: 'Ana' };
const DOWN = failure(0, 'IDENTITY_UNAVAILABLE');
const LAST_PERSON = { lastPerson: JSON.stringify(ANA) };

function open(
  answers: Record<string, AuthAnswer | (() => AuthAnswer | Promise<AuthAnswer>)>,
  stored: Record<string, string> = {},
) {
  let time = 0;
  const storage = memoryStorage(stored);
  const notified: string[] = [];
  const request = vi.fn(async (path: string): Promise<AuthAnswer> => {
    const answer = answers[path];
    if (!answer) throw new Error(`no answer for ${path}`);
    return typeof answer === 'function' ? answer() : answer;
  });
  const session = createSession({
    request,
    notifyOtherTabs: (news) => notified.push(news),
    now: () => time,
    memory: sessionMemory(storage),
    proveAgain: async () => false,
  });
  return { session, request, notified, storage, pass: (ms: number) => (time += ms) };
}

test('a visitor is signed out and has no token', async () => {
  const { session, request } = open({ 'get-session': ok({}) });

  await session.load();

  expect(session.getState()).toEqual({ status: 'signed-out', user: null });
  expect(await session.getToken()).toBeNull();
  expect(request).toHaveBeenCalledTimes(1);
});

test('a call made before the session is known waits for it', async () => {
  const { session } = open({ 'get-session': ok({ user: ANA }), token: ok({ token: token('one') }) });

  expect(await session.getToken()).toBe(token('one'));
  expect(session.getState()).toEqual({ status: 'signed-in', user: ANA });
});

test('a token is kept until shortly before its end, then renewed once for all who ask', async () => {
  let count = 0;
  const next = () => ok({ token: token(String(++count)) });
  const { session, pass } = open({ 'get-session': ok({ user: ANA }), token: next });
  await session.load();
  await session.getToken();
  pass(99_000);
  expect(await session.getToken()).toBe(token('1'));

  pass(2000);
  const both = await Promise.all([session.getToken(), session.getToken()]);

  expect(both).toEqual([token('2'), token('2')]);
});

test('a session that ended elsewhere is signed out when its token is refused', async () => {
  const { session } = open({ 'get-session': ok({ user: ANA }), token: failure(401, 'UNAUTHENTICATED') });
  await session.load();

  expect(await session.getToken()).toBeNull();
  expect(session.getState().status).toBe('signed-out');
});

test('a sign-in service that does not answer is a failure, not a sign-out', async () => {
  const { session } = open({ 'get-session': DOWN });

  await session.load();

  expect(session.getState().status).toBe('failed');
  expect(await session.getToken()).toBeNull();
});

test('a signed-in person stays so while a token cannot be renewed, and the call says why', async () => {
  const { session } = open({ 'get-session': ok({ user: ANA }), token: DOWN });
  await session.load();

  await expect(session.getToken()).rejects.toThrow('Sign-in is not answering. Please try again.');
  expect(session.getState().status).toBe('signed-in');
});

test('signing in notifies the other tabs', async () => {
  const { session, notified } = open({ 'sign-in/email': ok({ user: ANA }) });

  const result = await session.signIn({ email: ANA.email, password: 'correct horse' });

  expect(result).toEqual({ ok: true });
  expect(session.getState().user).toEqual(ANA);
  expect(notified).toEqual(['signed-in']);
});

test('a refused sign-in changes nothing and hands back the sentence', async () => {
  const { session, notified } = open({ 'get-session': ok({}), 'sign-in/email': failure(401, 'WRONG_CREDENTIALS') });
  await session.load();

  const result = await session.signIn({ email: ANA.email, password: 'wrong' });

  expect(result).toMatchObject({ ok: false, code: 'WRONG_CREDENTIALS' });
  expect(session.getState().status).toBe('signed-out');
  expect(notified).toEqual([]);
});

test('a sign-out that the server refused is not pretended', async () => {
  const { session, notified } = open({ 'get-session': ok({ user: ANA }), 'sign-out': failure(500, 'INTERNAL') });
  await session.load();

  expect(await session.revoke()).toMatchObject({ ok: false });
  expect(session.getState().status).toBe('signed-in');
  expect(notified).toEqual([]);
});

test('who is signed in opens the page as before while the server is away, without a token', async () => {
  const { session } = open({ 'get-session': DOWN, token: DOWN }, LAST_PERSON);

  await session.load();

  expect(session.getState()).toEqual({ status: 'signed-in', user: ANA });
  await expect(session.getToken()).rejects.toThrow('Sign-in is not answering.');
});

test('a server that answers decides who is here, no matter who was here last', async () => {
  const { session, storage } = open({ 'get-session': ok({}) }, LAST_PERSON);

  await session.load();

  expect(session.getState().status).toBe('signed-out');
  expect(storage.read('lastPerson')).toBeNull();
});

test('a server that is broken but there restores nobody', async () => {
  const { session } = open({ 'get-session': failure(500, 'INTERNAL') }, LAST_PERSON);

  await session.load();

  expect(session.getState().status).toBe('failed');
});

test('a spoilt memory restores nobody', async () => {
  for (const lastPerson of ['{', '[]', '{"id":1}', 'null']) {
    const { session } = open({ 'get-session': DOWN }, { lastPerson });
    await session.load();

    expect(session.getState().status).toBe('failed');
  }
});

test('a sign-out without the server holds here, and is reported to it before anything else is asked', async () => {
  const answers = { isUp: false };
  const { session, request, notified, storage } = open({
    'get-session': ok({ user: ANA }),
    'sign-out': () => (answers.isUp ? ok({ ok: true }) : DOWN),
  });
  await session.load();

  expect(await session.revoke()).toEqual({ ok: true });
  session.end();
  expect(notified).toEqual(['signed-out']);
  expect(storage.read('lastPerson')).toBeNull();

  await session.load();
  expect(session.getState().status).toBe('signed-out');

  answers.isUp = true;
  request.mockClear();
  await session.load();
  expect(request.mock.calls.map(([path]) => path)).toEqual(['sign-out', 'get-session']);
  expect(session.isSignOutPending()).toBe(false);
});

test('signing in ends a sign-out that was still to be reported', async () => {
  const { session } = open({ 'sign-in/email': ok({ user: ANA }) }, { signOutPending: 'true' });

  await session.signIn({ email: ANA.email, password: 'correct horse' });

  expect(session.isSignOutPending()).toBe(false);
});

test('a sign-out reaches the other tabs', async () => {
  const { session, notified } = open({ 'get-session': ok({ user: ANA }), 'sign-out': ok({ ok: true }) });
  await session.load();

  await session.revoke();
  session.end();

  expect(session.getState()).toEqual({ status: 'signed-out', user: null });
  expect(notified).toEqual(['signed-out']);
});

test('a token that arrives after somebody else signed in is not given to them', async () => {
  const answers: AuthAnswer[] = [ok({ token: token('ana') }), ok({ token: token('ben') })];
  const ben = { id: 'user-ben', email: 'ben@example.com', name: '' };
  const { session } = open({
    'get-session': ok({ user: ANA }),
    'sign-in/email': ok({ user: ben }),
    token: () => answers.shift() ?? DOWN,
  });
  await session.load();

  const early = session.getToken();
  const signedIn = session.signIn({ email: ben.email, password: 'correct horse' });
  session.end();
  await signedIn;

  expect(await early).toBeNull();
  expect(await session.getToken()).toBe(token('ben'));
});

test('whoever signed in while a token was asked for is given their own', async () => {
  const late = Promise.withResolvers<AuthAnswer>();
  const answers = [late.promise, ok({ token: token('ben') })];
  const ben = { id: 'user-ben', email: 'ben@example.com', name: '' };
  const { session } = open({
    'get-session': ok({ user: ANA }),
    'sign-in/email': ok({ user: ben }),
    token: () => answers.shift() ?? DOWN,
  });
  await session.load();
  const early = session.getToken();
  await session.signIn({ email: ben.email, password: 'correct horse' });

  late.resolve(ok({ token: token('ana') }));

  expect(await early).toBe(token('ben'));
  expect(await session.getToken()).toBe(token('ben'));
});

function ok(body: Record<string, unknown>): AuthAnswer {
  return { ok: true, body };
}

function failure(status: number, code: string): AuthAnswer {
  return { ok: false, status, code, sentence: code, issues: [] };
}

/** A token that lives two minutes; nothing in the browser checks its signature. */
function token(name: string): string {
  return `head.${btoa(JSON.stringify({ sub: name, iat: 1000, exp: 1120 }))}.signature`;
}
