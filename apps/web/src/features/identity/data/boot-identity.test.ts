import { expect, test } from 'vitest';
import { bootIdentity } from './boot-identity.ts';

test('a hosted service is known by its kind and key, with or without a proxy', () => {
  const identity = { kind: 'clerk', publishableKey: 'pk_live_x' };

  expect(bootIdentity(JSON.stringify({ identity }))).toEqual(identity);
  expect(bootIdentity(JSON.stringify({ identity: { ...identity, proxyUrl: 'https://a.example' } }))).toEqual({
    ...identity,
    proxyUrl: 'https://a.example',
  });
});

test.each([
  null,
  undefined,
  '',
  '{',
  'null',
  '[]',
  '7',
  '{"identity":null}',
  '{"identity":{"kind":"local"}}',
  '{"identity":{"kind":"clerk"}}',
  '{"identity":{"kind":"clerk","publishableKey":7}}',
])('anything else is local accounts: %s', (boot) => {
  expect(bootIdentity(boot)).toEqual({ kind: 'local' });
});
