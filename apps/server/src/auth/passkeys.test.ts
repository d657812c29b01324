import { ageSessions } from '@platewise/api/testing/test-data-repository';
import { factorsSchema } from '@platewise/contract/account/factor-schema';
import { errorBodySchema } from '@platewise/contract/errors/error-schema';
import { testDatabases } from '@platewise/db/testing/test-database';
import { appCode } from '@platewise/test-emulators/app-code';
import { createPasskeyDevice } from '@platewise/test-emulators/passkey-device';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { cookieOf, freshToken, PASSWORD, type Person } from '../testing/create-person.ts';
import { createTestServer, type TestServer } from '../testing/create-test-server.ts';

const ORIGIN = 'http://localhost:3000';
type Device = ReturnType<typeof createPasskeyDevice>;

describe.each(testDatabases())('a passkey on %s', (kind) => {
  let server: TestServer;

  beforeAll(async () => {
    server = await createTestServer({ RATE_LIMITS: 'relaxed' }, { kind });
  });
  afterAll(() => server.close());

  const post = (path: string, body: unknown, cookie?: string) =>
    server.request('POST', `/api/auth${path}`, { body, headers: { origin: ORIGIN, ...(cookie && { cookie }) } });
  const optionsOf = async (path: string, cookie?: string) =>
    (await (await post(path, {}, cookie)).json()) as Parameters<Device['get']>[0];
  const factorsOf = async (cookie: string) =>
    factorsSchema.parse(await (await server.request('GET', '/api/auth/factors', { headers: { cookie } })).json());
  const tokenStatus = async (cookie: string) =>
    (await server.request('GET', '/api/auth/token', { headers: { cookie } })).status;
  const emailsTo = ({ email }: Person) => server.emails.filter(({ to }) => to === email).map(({ text }) => text);

  async function add({ cookie }: { cookie: string }, device: Device, name = 'Phone') {
    const options = await optionsOf('/passkey/add-options', cookie);
    return post('/passkey/add', { name, answer: device.create(options) }, cookie);
  }
  async function signIn(device: Device) {
    return post('/passkey/sign-in', { answer: device.get(await optionsOf('/passkey/sign-in-options')) });
  }

  test('is added under a name, signs in without a password, and is listed with when it was used', async () => {
    const person = await server.signUp();
    const device = createPasskeyDevice({ origin: ORIGIN });

    expect((await add(person, device, ' Asha’s phone ')).status).toBe(200);
    expect((await factorsOf(person.cookie)).passkeys).toMatchObject([{ name: 'Asha’s phone', lastUsedAt: null }]);
    const signedIn = await signIn(device);

    expect(await signedIn.json()).toEqual({ user: { id: person.userId, email: person.email, name: 'Asha' } });
    const token = await freshToken(server.url, cookieOf(signedIn));
    expect((await server.request('GET', '/api/sub/subscription-status', { token })).status).toBe(200);
    expect((await factorsOf(person.cookie)).passkeys[0]?.lastUsedAt).toEqual(expect.any(String));
    expect(emailsTo(person)).toEqual([expect.stringContaining('A passkey was added')]);
  });

  test('is enough where an account asks for a code, as the device verifies its person', async () => {
    const person = await server.signUp();
    const device = createPasskeyDevice({ origin: ORIGIN });
    await add(person, device);
    const { secret } = (await (await post('/factors/app/prepare', {}, person.cookie)).json()) as { secret: string };
    const confirmed = await post('/factors/app/confirm', { code: appCode(secret) }, person.cookie);
    expect(confirmed.status).toBe(200);

    expect(await tokenStatus(cookieOf(await signIn(device)))).toBe(200);
  });

  test('of another address, of a device that verifies nobody, of nobody here, or answered twice opens nothing', async () => {
    const person = await server.signUp();
    const device = createPasskeyDevice({ origin: ORIGIN });
    await add(person, device);
    const unverified = createPasskeyDevice({ origin: ORIGIN, verifies: false });
    const elsewhere = createPasskeyDevice({ origin: 'https://evil.test' });
    const stranger = createPasskeyDevice({ origin: ORIGIN });
    stranger.create(await optionsOf('/passkey/add-options', person.cookie));

    expect((await add(person, unverified)).status).toBe(400);
    expect((await add(person, elsewhere)).status).toBe(400);
    expect((await signIn(stranger)).status).toBe(400);
    const answer = device.get(await optionsOf('/passkey/sign-in-options'));
    const statuses = [];
    for (let time = 0; time < 2; time += 1) statuses.push((await post('/passkey/sign-in', { answer })).status);
    expect(statuses).toEqual([200, 400]);
    const forProof = device.get(await optionsOf('/passkey/confirm-options', person.cookie));
    expect((await post('/passkey/sign-in', { answer: forProof })).status).toBe(400);
    for (const body of [{}, { answer: 5 }, { answer: { id: '' } }, { answer: { id: 'x'.repeat(5000) } }]) {
      expect((await post('/passkey/sign-in', body)).status).toBe(400);
    }
  });

  test('counts as a proof of who somebody is, for its own person alone', async () => {
    const [person, other] = [await server.signUp(), await server.signUp()];
    const [device, othersDevice] = [createPasskeyDevice({ origin: ORIGIN }), createPasskeyDevice({ origin: ORIGIN })];
    await add(person, device);
    await add(other, othersDevice);
    await ageSessions(server.database.db, person.userId, { minutes: 16 });
    const make = () =>
      server.request('POST', '/api/users/me/tokens', { token: person.token, body: { name: 'Script' } });
    const prove = async (with_: Device) => {
      const answer = with_.get(await optionsOf('/passkey/confirm-options', person.cookie));
      return (await post('/passkey/confirm', { answer }, person.cookie)).status;
    };

    expect(errorBodySchema.parse(await (await make()).json()).code).toBe('SIGN_IN_AGAIN');
    expect((await add(person, createPasskeyDevice({ origin: ORIGIN }))).status).toBe(403);
    expect([await prove(othersDevice), await prove(device)]).toEqual([400, 200]);
    expect((await make()).status).toBe(201);
  });

  test('is removed by its person alone, which ends every other session', async () => {
    const [person, other] = [await server.signUp(), await server.signUp()];
    const device = createPasskeyDevice({ origin: ORIGIN });
    await add(person, device);
    const opened = cookieOf(await signIn(device));
    const [passkey] = (await factorsOf(person.cookie)).passkeys;

    expect((await post('/passkey/remove', { id: passkey?.id }, other.cookie)).status).toBe(404);
    expect((await post('/passkey/remove', { id: passkey?.id }, person.cookie)).status).toBe(200);

    expect((await factorsOf(person.cookie)).passkeys).toEqual([]);
    expect([await tokenStatus(opened), await tokenStatus(person.cookie)]).toEqual([401, 200]);
    expect((await signIn(device)).status).toBe(400);
    expect(emailsTo(person).at(-1)).toContain('A passkey was removed');
  });

  test('needs a session to be added, and goes with what an operator removes and with the account', async () => {
    const person = await server.signUp();
    const device = createPasskeyDevice({ origin: ORIGIN });
    for (const path of ['/passkey/add-options', '/passkey/confirm-options']) {
      expect((await post(path, {})).status).toBe(401);
    }
    await add(person, device);
    const copy = await (await server.request('GET', '/api/users/me/export', { token: person.token })).json();
    expect(copy).toMatchObject({ data: { auth_passkey: [{ name: 'Phone' }] } });

    expect(await server.services.identity.removeFactors(person.email)).toEqual({ hadApp: false, passkeysRemoved: 1 });
    expect((await signIn(device)).status).toBe(400);
    const again = cookieOf(await post('/sign-in/email', { email: person.email, password: PASSWORD }));
    await add({ cookie: again }, device);
    await server.request('DELETE', '/api/users/me', {
      token: await freshToken(server.url, again),
      body: { confirm: 'delete my account', password: PASSWORD },
    });
    expect((await signIn(device)).status).toBe(400);
  });
});

test.each(['http://kitchen.local:3000', 'http://192.168.1.5:3000'])(
  'no passkey is offered at %s',
  async (publicUrl) => {
    const server = await createTestServer({ PUBLIC_URL: publicUrl });

    const answer = await server.request('POST', '/api/auth/passkey/sign-in-options', { body: {} });
    await server.close();
    expect(answer.status).toBe(404);
  },
);
