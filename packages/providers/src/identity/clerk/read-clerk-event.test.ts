import { accountMessage } from '@platewise/test-emulators/clerk/account-webhook-event';
import { expect, test } from 'vitest';
import { readClerkEvent } from './read-clerk-event.ts';

const SECRET = `whsec_${Buffer.from('a secret for these tests').toString('base64')}`;
const USER = {
  id: 'user_1',
  first_name: 'Zoë',
  last_name: 'Rao',
  primary_email_address_id: 'idn_2',
  email_addresses: [
    { id: 'idn_1', email_address: 'old@example.test', verification: { status: 'verified' } },
    { id: 'idn_2', email_address: 'zoe@example.test', verification: { status: 'verified' } },
  ],
  updated_at: Date.UTC(2027, 0, 31),
};
const UPDATED = { object: 'event', type: 'user.updated', data: USER };
const DELETED = { object: 'event', type: 'user.deleted', data: { id: 'user_1', deleted: true } };

type Message = ReturnType<typeof accountMessage>;

const read = ({ body, headers }: Message, secret = SECRET) =>
  readClerkEvent(secret, { body: Buffer.from(body), headers });

test('an update says address, name and when it was so', async () => {
  expect(await read(accountMessage(SECRET, UPDATED, { id: 'msg_1' }))).toEqual({
    kind: 'updated',
    id: 'msg_1',
    at: new Date(USER.updated_at),
    userId: 'user_1',
    email: 'zoe@example.test',
    emailVerified: true,
    name: 'Zoë Rao',
    isBanned: false,
  });
});

test('an update of a banned account says so', async () => {
  const message = accountMessage(SECRET, { ...UPDATED, data: { ...USER, banned: true } });

  expect(await read(message)).toMatchObject({ isBanned: true });
});

test.each(['session.ended', 'session.removed', 'session.revoked'])(
  '%s names the session that is over',
  async (type) => {
    const message = accountMessage(SECRET, { type, data: { id: 'sess_1', user_id: 'user_1' } }, { id: 'msg_2' });

    expect(await read(message)).toEqual({ kind: 'session-ended', id: 'msg_2', userId: 'user_1', sessionId: 'sess_1' });
  },
);

test('a person without an address or a name has empty ones', async () => {
  const bare = {
    id: 'user_1',
    first_name: null,
    last_name: null,
    primary_email_address_id: null,
    email_addresses: [],
    updated_at: 1,
  };

  expect(await read(accountMessage(SECRET, { ...UPDATED, data: bare }))).toMatchObject({
    email: '',
    emailVerified: false,
    name: '',
  });
});

test('a deletion says whose', async () => {
  expect(await read(accountMessage(SECRET, DELETED, { id: 'msg_2' }))).toEqual({
    kind: 'deleted',
    id: 'msg_2',
    userId: 'user_1',
  });
});

test.each([
  ['another type', { ...UPDATED, type: 'session.created' }],
  ['a deletion without an id', { ...DELETED, data: {} }],
  ['an update without addresses', { ...UPDATED, data: { id: 'user_1' } }],
])('what nobody here needs is distinguished: %s', async (_, event) => {
  expect(await read(accountMessage(SECRET, event))).toMatchObject({ kind: 'other' });
});

test('the very bytes are what is signed: other ways to write the same are taken as they came', async () => {
  const written = JSON.stringify(UPDATED, null, 2)
    .replace('Zoë', 'Zo\\u00eb')
    .replace(/"updated_at": (\d+)/, '"updated_at": $1.0');

  expect(await read(accountMessage(SECRET, written))).toMatchObject({ kind: 'updated', name: 'Zoë Rao' });
});

const good = accountMessage(SECRET, DELETED);
const now = Date.now();

test.each<[string, Message, string?]>([
  ['a changed body', { ...good, body: good.body.replace('user_1', 'user_2') }],
  ['a body that was written anew', { ...good, body: JSON.stringify(JSON.parse(good.body), null, 1) }],
  ['another id', { ...good, headers: { ...good.headers, 'svix-id': 'msg_other' } }],
  ['no id', { ...good, headers: { ...good.headers, 'svix-id': '' } }],
  ['no signature', { ...good, headers: { ...good.headers, 'svix-signature': '' } }],
  [
    'a signature of another version',
    {
      ...good,
      headers: { ...good.headers, 'svix-signature': good.headers['svix-signature']?.replace('v1,', 'v2,') ?? '' },
    },
  ],
  ['no headers at all', { ...good, headers: {} }],
  ['six minutes of age', accountMessage(SECRET, DELETED, { at: new Date(now - 360_000) })],
  ['six minutes in the future', accountMessage(SECRET, DELETED, { at: new Date(now + 360_000) })],
  ['another secret', accountMessage(`whsec_${Buffer.from('some other secret!').toString('base64')}`, DELETED)],
  ['an empty secret', accountMessage('whsec_', DELETED)],
  ['an empty body', { ...good, body: '' }],
])('a message with %s is refused', async (_, message) => {
  await expect(read(message)).rejects.toMatchObject({ code: 'MESSAGE_INVALID' });
});

test('while a secret is being changed, one good signature among several is enough', async () => {
  const headers = { ...good.headers, 'svix-signature': `v1,AAAA ${good.headers['svix-signature']}` };

  expect(await read({ ...good, headers })).toMatchObject({ kind: 'deleted' });
});
