import { vapidKeys } from '@platewise/providers/push/vapid-keys';
import { expect, test } from 'vitest';
import { readEnv } from './env.ts';

const { publicKey, privateKey } = vapidKeys(Buffer.alloc(32, 7).toString('base64url'));
const PAIR = { VAPID_PUBLIC_KEY: publicKey, VAPID_PRIVATE_KEY: privateKey };

test('reminders are sent to push services unless it is switched off, with keys that need not be set', () => {
  expect(readEnv({})).toMatchObject({ ok: true, env: { WEB_PUSH: 'on' } });
  expect(readEnv(PAIR)).toMatchObject({ ok: true, env: PAIR });
});

test.each([
  [{ VAPID_PUBLIC_KEY: publicKey }, /^VAPID_PRIVATE_KEY must be set too/],
  [{ ...PAIR, VAPID_PRIVATE_KEY: Buffer.alloc(32, 8).toString('base64url') }, /are not one pair\.$/],
  [{ ...PAIR, VAPID_PRIVATE_KEY: Buffer.alloc(32, 255).toString('base64url') }, /are not one pair\.$/],
  [
    { ...PAIR, VAPID_PUBLIC_KEY: 'short' },
    /^VAPID_PUBLIC_KEY cannot be used: it must be the public key of a P-256 pair/,
  ],
  [{ WEB_PUSH: 'yes' }, 'WEB_PUSH cannot be used: it must be off, on or local.'],
])('%o is refused', (variables, sentence) => {
  expect(readEnv(variables)).toEqual({
    ok: false,
    sentence: typeof sentence === 'string' ? sentence : expect.stringMatching(sentence),
  });
});
