import { expect, test } from 'vitest';
import { OWNER } from '../testing/people.ts';
import { limiterSubject } from './limiter-subject.ts';

test('a person is counted by their id, wherever they call from', () => {
  expect(limiterSubject({ identity: OWNER, ip: '192.0.2.1' })).toBe('user:user-owner');
});

test('a personal API token is counted for itself', () => {
  expect(limiterSubject({ identity: OWNER, ip: '192.0.2.1', tokenId: 'token-1' })).toBe('token:token-1');
});

test.each([
  ['192.0.2.1', 'ip:192.0.2.1'],
  ['::ffff:192.0.2.1', 'ip:192.0.2.1'],
  ['2001:db8:0:1::1', 'ip:2001:db8:0:1::/64'],
  ['2001:0DB8:0000:0001:ffff::2', 'ip:2001:db8:0:1::/64'],
  ['::1', 'ip:0:0:0:0::/64'],
  ['fe80::1%eth0', 'ip:fe80:0:0:0::/64'],
  ['unknown', 'ip:unknown'],
])('a visitor from %s is counted as %s', (ip, subject) => {
  expect(limiterSubject({ identity: null, ip })).toBe(subject);
});
