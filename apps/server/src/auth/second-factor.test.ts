import { ageSessions, listSecondFactors } from '@platewise/api/testing/test-data-repository';
import { appSecretSchema } from '@platewise/contract/account/factor-schema';
import { errorBodySchema } from '@platewise/contract/errors/error-schema';
import { testDatabases } from '@platewise/db/testing/test-database';
import { appCode } from '@platewise/test-emulators/app-code';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { cookieOf, freshToken, PASSWORD, type Person } from '../testing/create-person.ts';
import { createTestServer, type TestServer } from '../testing/create-test-server.ts';

const ORIGIN = 'http://localhost:3000';
/** Another code than the one with which the app was set up: that of the next half minute, which is right already. */
const nextCode = (secret: string) => appCode(secret, Date.now() + 30_000);

describe.each(testDatabases())('a second factor on %s', (kind) => {
  let server: TestServer;

  beforeAll(async () => {
    server = await createTestServer({ RATE_LIMITS: 'relaxed' }, { kind });
  });
  afterAll(() => server.close());

  const post = (path: string, body: unknown, cookie?: string) =>
    server.request('POST', `/api/auth${path}`, { body, headers: { origin: ORIGIN, ...(cookie && { cookie }) } });
  const signIn = ({ email }: Person) => post('/sign-in/email', { email, password: PASSWORD });
  const factorsOf = async (cookie: string) =>
    (await server.request('GET', '/api/auth/factors', { headers: { cookie } })).json();
  const tokenStatus = async (cookie: string) =>
    (await server.request('GET', '/api/auth/token', { headers: { cookie } })).status;
  const sentence = async (answer: Response) => errorBodySchema.parse(await answer.json()).issues?.[0]?.message;
  const emailsTo = ({ email }: Person) => server.emails.filter(({ to }) => to === email).map(({ text }) => text);

  const prepare = async ({ cookie }: Person) =>
    appSecretSchema.parse(await (await post('/factors/app/prepare', {}, cookie)).json());

  async function withApp(person: Person) {
    const { secret } = await prepare(person);
    const confirmed = await post('/factors/app/confirm', { code: appCode(secret) }, person.cookie);
    const { backupCodes } = (await confirmed.json()) as { backupCodes: string[] };
    return { secret, backupCodes, cookie: cookieOf(confirmed) };
  }

  test('is set up with a code, ends every other session, and shows ten backup codes once', async () => {
    const person = await server.signUp();
    const elsewhere = cookieOf(await signIn(person));
    expect(await factorsOf(person.cookie)).toMatchObject({ app: { isOn: false, backupCodesLeft: 0 }, passkeys: [] });

    const prepared = await prepare(person);
    const wrong = await post('/factors/app/confirm', { code: '000000' }, person.cookie);
    expect(await factorsOf(person.cookie)).toMatchObject({ app: { isOn: false } });
    const confirmed = await post('/factors/app/confirm', { code: appCode(prepared.secret) }, person.cookie);

    expect(prepared.address).toBe(
      `otpauth://totp/Platewise%20AI:${encodeURIComponent(person.email)}?secret=${prepared.secret}&issuer=Platewise%20AI&digits=6&period=30`,
    );
    expect(await sentence(wrong)).toMatch(/not right/);
    const { backupCodes } = (await confirmed.json()) as { backupCodes: string[] };
    expect(new Set(backupCodes).size).toBe(10);
    const cookie = cookieOf(confirmed);
    expect(await factorsOf(cookie)).toMatchObject({ app: { isOn: true, backupCodesLeft: 10 } });
    expect([await tokenStatus(cookie), await tokenStatus(elsewhere), await tokenStatus(person.cookie)]).toEqual([
      200, 401, 401,
    ]);
    expect(emailsTo(person)).toEqual([expect.stringContaining('now asks for a code')]);
  });

  test('lies in the database encrypted, and in no copy of one’s data', async () => {
    const person = await server.signUp();
    const { secret, backupCodes, cookie } = await withApp(person);

    const rows = await listSecondFactors(server.database.db, person.userId);
    const token = await freshToken(server.url, cookie);
    const copy = await (await server.request('GET', '/api/users/me/export', { token })).text();

    expect(rows).toHaveLength(1);
    for (const text of [JSON.stringify(rows), copy]) {
      expect(text).not.toContain(secret);
      expect(text).not.toContain(backupCodes[0]);
    }
    expect(JSON.parse(copy).data.auth_two_factor).toHaveLength(1);
  });

  test('a password alone gives neither a session nor a bearer; with the code it does', async () => {
    const person = await server.signUp();
    const { secret } = await withApp(person);

    const half = await signIn(person);
    const cookie = half.headers
      .getSetCookie()
      .map((one) => one.split(';')[0])
      .join('; ');
    expect(await half.json()).toEqual({ needsSecondFactor: true });
    expect(await tokenStatus(cookie)).toBe(401);
    const session = await server.request('GET', '/api/auth/get-session', { headers: { cookie } });
    expect(await session.json()).toBeNull();
    for (const path of ['/confirm-code', '/factors/app/remove', '/factors/app/backup-codes']) {
      expect((await post(path, { code: nextCode(secret) }, cookie)).status).toBe(401);
    }
    const made = await server.request('POST', '/api/users/me/tokens', { body: { name: 'Half' }, headers: { cookie } });
    expect(made.status).toBe(401);

    const wrong = await post('/sign-in/second-factor', { code: '000000' }, cookie);
    expect(await sentence(wrong)).toMatch(/not right/);
    const code = nextCode(secret);
    const right = await post('/sign-in/second-factor', { code: `${code.slice(0, 3)} ${code.slice(3)}` }, cookie);
    expect(await right.json()).toMatchObject({ user: { id: person.userId } });
    const token = await freshToken(server.url, cookieOf(right));
    expect((await server.request('GET', '/api/sub/subscription-status', { token })).status).toBe(200);
  });

  test('a code is taken once, and a backup code once, of which the person is informed', async () => {
    const person = await server.signUp();
    const { secret, backupCodes, cookie } = await withApp(person);
    const enter = async (code: string) => {
      const half = await signIn(person);
      return post('/sign-in/second-factor', { code }, halfCookie(half));
    };
    const code = nextCode(secret);
    const backupCode = backupCodes[3] ?? '';

    const statuses = [];
    for (const one of [code, code, backupCode, backupCode]) statuses.push((await enter(one)).status);

    expect(statuses).toEqual([200, 400, 200, 400]);
    expect(await factorsOf(cookie)).toMatchObject({ app: { isOn: true, backupCodesLeft: 9 } });
    expect(emailsTo(person).at(-1)).toContain('one of its backup codes');
  });

  test('after five wrong codes the password is asked for again', async () => {
    const person = await server.signUp();
    const { secret } = await withApp(person);
    const cookie = halfCookie(await signIn(person));

    for (let attempt = 0; attempt < 5; attempt += 1) {
      expect((await post('/sign-in/second-factor', { code: '000000' }, cookie)).status).toBe(400);
    }

    expect((await post('/sign-in/second-factor', { code: nextCode(secret) }, cookie)).status).toBe(401);
  });

  test('ten wrong codes in a row close the account for a while, however often the password is given', async () => {
    const person = await server.signUp();
    const { secret } = await withApp(person);
    for (let attempt = 0; attempt < 10; attempt += 1) {
      await post('/sign-in/second-factor', { code: '000000' }, halfCookie(await signIn(person)));
    }

    const locked = await post('/sign-in/second-factor', { code: nextCode(secret) }, halfCookie(await signIn(person)));

    expect(locked.status).toBe(429);
    expect(Number(locked.headers.get('retry-after'))).toBeGreaterThan(0);
  });

  test('changing it wants a recent proof, which a code is as well', async () => {
    const person = await server.signUp();
    await ageSessions(server.database.db, person.userId, { minutes: 16 });
    const refused = await post('/factors/app/prepare', {}, person.cookie);
    expect(errorBodySchema.parse(await refused.json()).code).toBe('SIGN_IN_AGAIN');
    await post('/confirm-password', { password: PASSWORD }, person.cookie);
    const { secret, cookie } = await withApp(person);
    await ageSessions(server.database.db, person.userId, { minutes: 16 });

    const late = await post('/factors/app/remove', { code: nextCode(secret) }, cookie);
    expect((await post('/confirm-password', { password: PASSWORD }, cookie)).status).toBe(400);
    const proved = await post('/confirm-code', { code: nextCode(secret) }, cookie);
    const token = await freshToken(server.url, cookie);
    const made = await server.request('POST', '/api/users/me/tokens', { token, body: { name: 'Script' } });

    expect([late.status, proved.status, made.status]).toEqual([403, 200, 201]);
  });

  test('is removed with a code, not with the password alone, and new backup codes want one, too', async () => {
    const person = await server.signUp();
    const { secret, backupCodes, cookie } = await withApp(person);
    const elsewhere = cookieOf(
      await post('/sign-in/second-factor', { code: backupCodes[0] }, halfCookie(await signIn(person))),
    );

    expect((await post('/factors/app/remove', {}, cookie)).status).toBe(400);
    expect((await post('/factors/app/remove', { code: '000000' }, cookie)).status).toBe(400);
    const renewed = await post('/factors/app/backup-codes', { code: backupCodes[1] }, cookie);
    expect(((await renewed.json()) as { backupCodes: string[] }).backupCodes).toHaveLength(10);
    expect((await post('/factors/app/remove', { code: backupCodes[2] }, cookie)).status).toBe(400);
    expect((await post('/factors/app/remove', { code: nextCode(secret) }, cookie)).status).toBe(200);

    expect(await factorsOf(cookie)).toMatchObject({ app: { isOn: false } });
    expect([await tokenStatus(cookie), await tokenStatus(elsewhere)]).toEqual([200, 401]);
    expect(await (await signIn(person)).json()).toMatchObject({ user: { id: person.userId } });
    expect(emailsTo(person).slice(-2)).toEqual([
      expect.stringContaining('New backup codes'),
      expect.stringContaining('no longer asks'),
    ]);
  });

  test('a new password by a link leaves it, and ends a sign-in that waits for a code', async () => {
    const person = await server.signUp();
    const { secret } = await withApp(person);
    const cookie = halfCookie(await signIn(person));
    const link = (await server.services.identity.createPasswordResetLink(person.email))?.url ?? '';

    await post('/reset-password', { token: new URL(link).searchParams.get('token'), newPassword: 'eight green bowls' });

    expect((await post('/sign-in/second-factor', { code: nextCode(secret) }, cookie)).status).toBe(401);
    const again = await post('/sign-in/email', { email: person.email, password: 'eight green bowls' });
    expect(await again.json()).toEqual({ needsSecondFactor: true });
  });

  test('an operator removes one that was lost; the account is gone with all of it when it is deleted', async () => {
    const person = await server.signUp();
    const { cookie } = await withApp(person);

    expect(await server.services.identity.removeFactors(person.email.toUpperCase())).toEqual({
      hadApp: true,
      passkeysRemoved: 0,
    });
    expect(await server.services.identity.removeFactors(person.email)).toMatchObject({ hadApp: false });
    expect(await server.services.identity.removeFactors('nobody@example.test')).toBeNull();

    expect(await tokenStatus(cookie)).toBe(401);
    const signedIn = cookieOf(await signIn(person));
    const next = await withApp({ ...person, cookie: signedIn });
    expect(await listSecondFactors(server.database.db, person.userId)).toHaveLength(1);
    expect(emailsTo(person)).toContainEqual(expect.stringContaining('has removed the second factors'));
    await server.request('DELETE', '/api/users/me', {
      token: await freshToken(server.url, next.cookie),
      body: { confirm: 'delete my account', password: PASSWORD },
    });
    expect(await listSecondFactors(server.database.db, person.userId)).toEqual([]);
  });

  function halfCookie(answer: Response): string {
    return (
      answer.headers
        .getSetCookie()
        .find((one) => one.includes('platewise.second'))
        ?.split(';')[0] ?? ''
    );
  }
});
