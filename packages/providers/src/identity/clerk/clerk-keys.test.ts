import { generateKeyPairSync } from 'node:crypto';
import { newClerkKeys } from '@platewise/test-emulators/clerk/clerk-keys';
import { expect, test } from 'vitest';
import { readPublishableKey } from './publishable-key.ts';
import { readSigningKey } from './signing-key.ts';

const { publicPem } = newClerkKeys();
const lines = publicPem.trim().split('\n');
const key = (host: string) => Buffer.from(`${host}$`).toString('base64');

test.each([
  ['as it is', publicPem],
  ['on one line, its line ends written out', lines.join('\\n')],
  ['with the line ends of Windows', lines.join('\r\n')],
  ['without its first and last line', lines.slice(1, -1).join('')],
  ['with blanks around', `  ${publicPem}\n\n`],
])('a signing key %s is read', (_, text) => {
  expect(readSigningKey(text)).toBe(publicPem);
});

test.each([
  ['nothing', ''],
  ['a word', 'x'],
  ['4,096 bits', newClerkKeys(4096).publicPem],
  [
    'another exponent',
    generateKeyPairSync('rsa', { modulusLength: 2048, publicExponent: 3 }).publicKey.export({
      type: 'spki',
      format: 'pem',
    }) as string,
  ],
  [
    'an elliptic curve',
    generateKeyPairSync('ec', { namedCurve: 'P-256' }).publicKey.export({ type: 'spki', format: 'pem' }) as string,
  ],
  ['half a key', publicPem.slice(0, 200)],
])('what Clerk’s library could not read is refused: %s', (_, text) => {
  expect(readSigningKey(text)).toBeNull();
});

test('a publishable key names the host of the frontend API', () => {
  expect(readPublishableKey(`pk_live_${key('clerk.meals.example')}`)).toEqual({
    host: 'clerk.meals.example',
    isLive: true,
  });
  expect(readPublishableKey(`pk_test_${key('calm-owl-7.clerk.accounts.dev')}`)?.isLive).toBe(false);
});

test.each([
  '',
  'pk_live_',
  'pk_live_!!!',
  `sk_live_${key('clerk.meals.example')}`,
  `pk_live_${Buffer.from('clerk.meals.example').toString('base64')}`,
  `pk_live_${key('clerk.meals.example/path')}`,
  `pk_live_${key("clerk.meals.example'; script-src *")}`,
  `pk_live_${key('localhost')}`,
])('a key that does not name a host is refused: %s', (text) => {
  expect(readPublishableKey(text)).toBeNull();
});
