import { errorBodySchema } from '@platewise/contract/errors/error-schema';
import { testDatabases } from '@platewise/db/testing/test-database';
import { type ClerkStandIn, startClerk } from '@platewise/test-emulators/clerk/start-clerk';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { clerkVariables } from '../testing/clerk-variables.ts';
import { createTestServer, type TestServer } from '../testing/create-test-server.ts';

const MAIL = {
  SMTP_URL: 'smtp://127.0.0.1:1',
  MAIL_FROM: 'meals@example.test',
  CONTACT_TO: 'desk@example.test',
  RATE_LIMITS: 'relaxed',
};

describe.each(testDatabases())('what Clerk says about its accounts on %s', (kind) => {
  let clerk: ClerkStandIn;
  let server: TestServer;

  beforeAll(async () => {
    clerk = await startClerk();
    server = await createTestServer({ ...clerkVariables(clerk), ...MAIL }, { kind });
  });
  afterAll(async () => {
    await server.close();
    await clerk.close();
  });

  type Message = ReturnType<ClerkStandIn['message']>;

  const send = ({ body, headers }: Message, to = server) =>
    to.request('POST', '/api/webhooks/clerk', { body, headers });
  const deleted = (id: string) => ({ object: 'event', type: 'user.deleted', data: { id, deleted: true } });

  function updated(id: string, { at = 2_000_000, ...change }: { email: string; first?: string; at?: number }) {
    const address = { id: 'idn_1', email_address: change.email, verification: { status: 'verified' } };
    const data = {
      id,
      first_name: change.first ?? '',
      primary_email_address_id: 'idn_1',
      email_addresses: [address],
      updated_at: at,
    };
    return { object: 'event', type: 'user.updated', data };
  }

  async function newPerson(name: string): Promise<{ id: string; token: string }> {
    const id = `user_${name}`;
    const token = clerk.mint({ sub: id, email: `${name}@example.test`, email_verified: true });
    await server.request('GET', '/api/sub/subscription-status', { token });
    return { id, token };
  }

  const statusWith = async (at: TestServer, token: string) =>
    (await at.request('GET', '/api/sub/subscription-status', { token })).status;
  const rowOf = (id: string) =>
    server.database.db.selectFrom('app_user').selectAll().where('id', '=', id).executeTakeFirst();

  test('a new address and name are kept, and the rows of others are left alone', async () => {
    const [ana, ben] = [await newPerson('ana'), await newPerson('ben')];

    const response = await send(clerk.message(updated(ana.id, { email: 'anna@example.test', first: 'Anna' })));

    expect(response.status).toBe(200);
    expect(await rowOf(ana.id)).toMatchObject({ email: 'anna@example.test', name: 'Anna' });
    expect(await rowOf(ben.id)).toMatchObject({ email: 'ben@example.test' });
  });

  test('the same message twice is taken once, also when both come at once', async () => {
    const { id } = await newPerson('twice');
    const message = clerk.message(updated(id, { email: 'first@example.test' }));

    const answers = await Promise.all([send(message), send(message), send(message)]);
    const later = await send(message);

    const bodies = await Promise.all(answers.map((answer) => answer.json()));
    expect(bodies.filter((body) => !Object.hasOwn(Object(body), 'duplicate'))).toHaveLength(1);
    expect(await later.json()).toEqual({ ok: true, duplicate: true });
  });

  test('an older message that comes late changes nothing', async () => {
    const { id } = await newPerson('late');

    await send(clerk.message(updated(id, { email: 'new@example.test', at: 2000 })));
    await send(clerk.message(updated(id, { email: 'old@example.test', at: 1000 })));
    expect(await rowOf(id)).toMatchObject({ email: 'new@example.test' });
  });

  test('who is deleted at the service is deleted here, and their token makes no new record', async () => {
    const { id, token } = await newPerson('gone');
    const other = await newPerson('stays');
    await server.request('POST', '/api/meals/generate', {
      token,
      body: { goal: 'balanced', dietaryPreferences: 'none' },
    });

    expect((await send(clerk.message(deleted(id)))).status).toBe(200);

    expect((await server.request('GET', '/api/sub/subscription-status', { token })).status).toBe(401);
    expect(await rowOf(id)).toBeUndefined();
    const plans = await server.database.db.selectFrom('meal_plan').select('id').where('user_id', '=', id).execute();
    expect(plans).toEqual([]);
    expect(await rowOf(other.id)).toBeDefined();
  });

  test('who is deleted at the service is reported by an email, once, to the address that was known', async () => {
    const { id } = await newPerson('told');
    const [message, again] = [clerk.message(deleted(id)), clerk.message(deleted(id))];

    await send(message);
    await send(message);
    await send(again);

    const emails = server.database.db.selectFrom('mail_outbox').select(['subject', 'forget_at']);
    expect(await emails.where('recipient', '=', 'told@example.test').execute()).toEqual([
      { subject: 'Your account at Platewise AI is deleted', forget_at: expect.any(Date) },
    ]);
  });

  test('a message about somebody unknown makes no record, whatever it says', async () => {
    const answers = [
      await send(clerk.message(updated('user_unknown', { email: 'nobody@example.test' }))),
      await send(clerk.message(deleted('user_unknown'))),
      await send(clerk.message({ object: 'event', type: 'session.created', data: { id: 'sess_1' } })),
    ];

    expect(answers.map(({ status }) => status)).toEqual([200, 200, 200]);
    expect(await rowOf('user_unknown')).toBeUndefined();
  });

  test.each(['session.ended', 'session.removed', 'session.revoked'])(
    '%s ends the bearers of that session at once, at another process too, and of no other',
    async (type) => {
      const { id } = await newPerson(`ended${type.length}${type.at(-3)}`);
      const second = await createTestServer(clerkVariables(clerk), { database: server.database });
      const email = `${id}@example.test`;
      const [one, two] = ['1', '2'].map((session) => clerk.mint({ sub: id, email, sid: `${id}_${session}` }));
      const message = clerk.message({ object: 'event', type, data: { id: `${id}_1`, user_id: id, status: 'ended' } });

      expect((await send(message)).status).toBe(200);
      expect(await (await send(message)).json()).toEqual({ ok: true, duplicate: true });

      expect([await statusWith(server, one ?? ''), await statusWith(second, one ?? '')]).toEqual([401, 401]);
      expect(await statusWith(second, two ?? '')).toBe(200);
      await second.close();
    },
  );

  test('an account that is banned at the service is let in by no bearer, an API token included, until that is taken back', async () => {
    const { id, token } = await newPerson('banned');
    const made = await server.request('POST', '/api/users/me/tokens', { token, body: { name: 'Script' } });
    const { token: apiToken } = (await made.json()) as { token: string };
    const change = (isBanned: boolean, at: number) => {
      const event = updated(id, { email: 'banned@example.test', at });
      return send(clerk.message({ ...event, data: { ...event.data, banned: isBanned } }));
    };
    const statuses = async () => [await statusWith(server, token), await statusWith(server, apiToken)];

    await change(true, 2000);
    expect(await statuses()).toEqual([401, 401]);
    await change(false, 1000);
    expect(await statuses()).toEqual([401, 401]);
    await change(false, 3000);
    expect(await statuses()).toEqual([200, 200]);
  });

  test('a token says when the person last proved who they are: after a quarter of an hour they are asked again', async () => {
    const { id } = await newPerson('proof');
    const make = (fva: [number, number]) =>
      server.request('POST', '/api/users/me/tokens', {
        token: clerk.mint({ sub: id, email: 'proof@example.test', fva }),
        body: { name: 'Script' },
      });

    const [old, never, fresh] = [await make([16, -1]), await make([-1, -1]), await make([14, -1])];

    expect([old.status, never.status, fresh.status]).toEqual([403, 403, 201]);
    expect(errorBodySchema.parse(await old.json()).code).toBe('SIGN_IN_AGAIN');
  });

  test('an update that overtakes nothing comes after the deletion and brings nobody back', async () => {
    const { id } = await newPerson('overtaken');

    await send(clerk.message(deleted(id)));
    await send(clerk.message(updated(id, { email: 'ghost@example.test' })));
    expect(await rowOf(id)).toBeUndefined();
  });

  test.each<[string, (message: Message) => Message]>([
    ['a changed body', (message) => ({ ...message, body: message.body.replace('user_safe', 'user_other') })],
    ['a changed id', ({ body, headers }) => ({ body, headers: { ...headers, 'svix-id': 'msg_other' } })],
    ['no signature', ({ body, headers }) => ({ body, headers: { ...headers, 'svix-signature': '' } })],
    ['a body that was written anew', (message) => ({ ...message, body: `${message.body} ` })],
  ])('a message with %s is refused and does nothing', async (_, spoil) => {
    const { id } = await newPerson('safe');

    const response = await send(spoil(clerk.message(deleted(id))));
    expect(response.status).toBe(400);
    expect(errorBodySchema.parse(await response.json()).code).toBe('MESSAGE_NOT_SIGNED');
    expect(await rowOf(id)).toBeDefined();
  });

  test('a message from yesterday is refused, however good its signature is', async () => {
    const { id } = await newPerson('replayed');

    const response = await send(clerk.message(deleted(id), { at: new Date(Date.now() - 86_400_000) }));
    expect(response.status).toBe(400);
  });

  test.each(['without the secret', 'with local accounts'])('a server %s takes no messages', async (which) => {
    const { CLERK_WEBHOOK_SECRET: _, ...variables } = clerkVariables(clerk);
    const other = await createTestServer(which === 'without the secret' ? variables : {}, { kind });

    const response = await send(clerk.message(deleted('user_ana')), other);
    await other.close();
    expect(response.status).toBe(503);
    expect(errorBodySchema.parse(await response.json()).code).toBe('ACCOUNT_EVENTS_NOT_TAKEN');
  });

  test('nothing but a POST is taken there, and no more than 64 KB', async () => {
    const get = await server.request('GET', '/api/webhooks/clerk');
    const large = await server.request('POST', '/api/webhooks/clerk', { body: 'x'.repeat(70_000) });

    expect([get.status, large.status]).toEqual([405, 413]);
  });
});
