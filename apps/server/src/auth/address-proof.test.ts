import { ageSessions, listEmails } from '@platewise/api/testing/test-data-repository';
import { errorBodySchema } from '@platewise/contract/errors/error-schema';
import { testDatabases } from '@platewise/db/testing/test-database';
import { createPlatewiseClient } from '@platewise/trpc-client/create-platewise-client';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { cookieOf, freshToken, PASSWORD, type Person } from '../testing/create-person.ts';
import { createTestServer, type TestServer } from '../testing/create-test-server.ts';

const ORIGIN = 'http://localhost:3000';
const MAIL = { SMTP_URL: 'smtp://mail.example.test', MAIL_FROM: 'a@example.test', CONTACT_TO: 'desk@example.test' };
const DAY_MS = 24 * 3_600_000;

describe.each(testDatabases())('the address of a local account on %s', (kind) => {
  let server: TestServer;

  beforeAll(async () => {
    server = await createTestServer(MAIL, { kind });
  });
  afterAll(() => server.close());

  const post = (path: string, body: unknown, cookie?: string) =>
    server.request('POST', `/api/auth${path}`, { body, headers: { origin: ORIGIN, ...(cookie && { cookie }) } });
  const emailsTo = async (address: string) =>
    (await listEmails(server.database.db)).filter(({ recipient }) => recipient === address);
  const tokensTo = async (address: string) =>
    (await emailsTo(address)).flatMap(({ body }) => /\/auth\/confirm\?token=([\w.-]+)/.exec(body)?.[1] ?? []);
  const confirm = (token: string | undefined) => post('/confirm-email', { token });
  const profile = async ({ cookie }: Person) =>
    createPlatewiseClient({ url: server.url, token: await freshToken(server.url, cookie) }).users.me.query();

  test('signing up mails one link, through the outbox, and it is confirmed by anybody who opens it, signed in or not', async () => {
    const person = await server.signUp();
    await post('/sign-up/email', { email: person.email, password: PASSWORD, name: 'Again' });

    const [email, ...more] = await emailsTo(person.email);
    const [token] = await tokensTo(person.email);
    const before = await profile(person);
    const confirmed = await confirm(token);

    expect(more).toEqual([]);
    expect(email).toMatchObject({ state: 'waiting', subject: 'Confirm your email address for Platewise AI' });
    expect(email?.body).toContain(`${ORIGIN}/auth/confirm?token=${token}\n`);
    expect(before).toMatchObject({ email: person.email, isEmailConfirmed: false });
    expect(confirmed.status).toBe(200);
    expect(confirmed.headers.getSetCookie()).toEqual([]);
    expect(await profile(person)).toMatchObject({ isEmailConfirmed: true });
  });

  test('a link that is followed again is answered alike; one that is over, replaced or invented is not good', async () => {
    const person = await server.signUp();
    const other = await server.signUp();
    await post('/send-confirmation', {}, person.cookie);
    const [replaced, newest] = await tokensTo(person.email);
    const [ofOther] = await tokensTo(other.email);
    const forged = `${ofOther?.split('.')[0]}.${newest?.split('.')[1]}`;

    const answers = [replaced, forged, 'invented', '', undefined, newest, newest].map((token) => async () => {
      const answer = await confirm(token);
      return answer.ok ? 'confirmed' : errorBodySchema.parse(await answer.json()).code;
    });
    const reported: string[] = [];
    for (const ask of answers) reported.push(await ask());
    server.clock.offsetMs = 3 * DAY_MS;
    const late = await confirm(ofOther);
    server.clock.offsetMs = 0;

    expect(reported).toEqual([...Array(5).fill('EMAIL_LINK_INVALID'), 'confirmed', 'confirmed']);
    expect(late.status).toBe(400);
    expect(errorBodySchema.parse(await late.json()).error).toMatch(/send yourself a new one in the settings/);
    expect(await profile(other)).toMatchObject({ isEmailConfirmed: false });
  });

  test('the link is sent again to whoever is signed in, five times an hour, and to no address that is named', async () => {
    const person = await server.signUp();
    const stranger = await server.signUp();
    const send = (cookie?: string) => post('/send-confirmation', { email: stranger.email }, cookie);

    const visitor = await send();
    for (let count = 1; count < 5; count += 1) expect((await send(person.cookie)).status).toBe(200);
    const sixth = await send(person.cookie);

    expect(visitor.status).toBe(401);
    expect(sixth.status).toBe(429);
    expect(Number(sixth.headers.get('retry-after'))).toBeGreaterThan(0);
    expect(errorBodySchema.parse(await sixth.json()).error).toMatch(/try again/i);
    expect(await emailsTo(person.email)).toHaveLength(5);
    expect(await emailsTo(stranger.email)).toHaveLength(1);
  });

  test('one that is confirmed is sent no further link', async () => {
    const person = await server.signUp();
    await confirm((await tokensTo(person.email))[0]);

    const answer = await post('/send-confirmation', {}, person.cookie);

    expect(await answer.json()).toEqual({ ok: true, isConfirmed: true });
    expect(await emailsTo(person.email)).toHaveLength(1);
  });

  test('another address counts when its link was followed; the one before is informed and signs in no more', async () => {
    const person = await server.signUp();
    const [first] = await tokensTo(person.email);
    const address = `New.${person.email}`;
    const next = address.toLowerCase();

    expect((await post('/change-email', { email: address }, person.cookie)).status).toBe(200);
    expect(await profile(person)).toMatchObject({ email: person.email, isEmailConfirmed: false });
    expect((await confirm(first)).status).toBe(400);
    expect((await confirm((await tokensTo(next))[0])).status).toBe(200);

    const signIn = (email: string) => post('/sign-in/email', { email, password: PASSWORD });
    expect((await server.request('GET', '/api/sub/subscription-status', { token: person.token })).status).toBe(401);
    expect((await signIn(person.email)).status).toBe(401);
    const cookie = cookieOf(await signIn(next));
    expect(await profile({ ...person, cookie })).toMatchObject({ email: next, isEmailConfirmed: true });
    const [, informed, ...more] = await emailsTo(person.email);
    expect(informed?.subject).toBe('The email address of your account at Platewise AI has changed');
    expect(informed?.body).not.toContain(next);
    expect(more).toEqual([]);
  });

  test('an address that has an account is answered like one that has none, and its owner is informed', async () => {
    const person = await server.signUp();
    const owner = await server.signUp();

    const taken = await post('/change-email', { email: owner.email }, person.cookie);
    const free = await post('/change-email', { email: `free.${person.email}` }, person.cookie);

    expect([taken.status, await taken.text()]).toEqual([free.status, await free.text()]);
    const [, email] = await emailsTo(owner.email);
    expect(email?.subject).toBe('This address has an account at Platewise AI');
    expect(email?.body).not.toContain('/auth/confirm');
    expect(await tokensTo(`free.${person.email}`)).toHaveLength(1);
  });

  test('an address that another account took meanwhile stays theirs', async () => {
    const person = await server.signUp();
    const address = `wanted.${person.email}`;
    await post('/change-email', { email: address }, person.cookie);
    const [token] = await tokensTo(address);
    await server.signUp(address);

    expect((await confirm(token)).status).toBe(400);
    expect(await profile(person)).toMatchObject({ email: person.email });
  });

  test('is changed by anyone who proved a short while ago who they are, and a new password ends the links', async () => {
    const person = await server.signUp();
    const change = (email: string) => post('/change-email', { email }, person.cookie);
    const [same, none] = [await change(person.email), await change('no address')];
    await change(`one.${person.email}`);
    const [token] = await tokensTo(`one.${person.email}`);
    const body = { currentPassword: PASSWORD, newPassword: 'eight yellow bowls' };
    const changed = await post('/change-password', body, person.cookie);
    await ageSessions(server.database.db, person.userId, { minutes: 16 });
    const later = await post('/change-email', { email: `two.${person.email}` }, cookieOf(changed));

    expect([same.status, none.status, (await confirm(token)).status]).toEqual([400, 400, 400]);
    expect(errorBodySchema.parse(await later.json()).code).toBe('SIGN_IN_AGAIN');
    expect((await post('/change-email', { email: 'a@example.test' })).status).toBe(401);
  });
});

describe('without a mail server', () => {
  let server: TestServer;

  beforeAll(async () => {
    server = await createTestServer();
  });
  afterAll(() => server.close());

  test('nobody is asked to confirm an address, and none can be changed', async () => {
    const person = await server.signUp();
    const ask = (path: string, body: unknown) =>
      server.request('POST', `/api/auth${path}`, { body, headers: { origin: ORIGIN, cookie: person.cookie } });

    const answers = [await ask('/send-confirmation', {}), await ask('/change-email', { email: 'b@example.test' })];

    expect(answers.map(({ status }) => status)).toEqual([404, 404]);
    expect(await person.api.users.me.query()).not.toHaveProperty('isEmailConfirmed');
    expect(await listEmails(server.database.db)).toEqual([]);
  });
});
