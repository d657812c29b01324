import { readFileSync } from 'node:fs';
import { LIMITS } from '@platewise/contract/limits';
import { expect, test } from 'vitest';
import { passwordWeakness } from './common-passwords.ts';

const OF_ASHA = { email: 'Asha.Rao@example.com' };

test('the list holds at least the 3,000 most used passwords that the form would take, and every one is refused', () => {
  const file = readFileSync(new URL('most-used-passwords.txt', import.meta.url), 'utf8');
  const listed = file.split('\n').filter((line) => line && !line.startsWith('#'));

  expect(new Set(listed).size).toBeGreaterThanOrEqual(3000);
  expect(listed.filter((one) => one.length < LIMITS.passwordMinCharacters)).toEqual([]);
  expect(listed.filter((one) => passwordWeakness(one.toUpperCase(), OF_ASHA) !== 'common')).toEqual([]);
});

test.each(['password', 'Password1', '12345678', 'QWERTYUIOP', 'iloveyou', 'platewise123', 'cocacola', ' trustno1 '])(
  '%s is among the most used ones',
  (password) => {
    expect(passwordWeakness(password, OF_ASHA)).toBe('common');
  },
);

test.each(['asha.rao', 'Asha.Rao@Example.com', 'AshaRao2026', '1990-asha-rao!', 'asharaoasharao'])(
  '%s is the address’s own name',
  (password) => {
    expect(passwordWeakness(password, OF_ASHA)).toBe('own-name');
  },
);

test.each([
  ['seven purple plates', OF_ASHA.email],
  ['password of mine', OF_ASHA.email],
  ['asha likes rao-style curry', OF_ASHA.email],
  ['al-99887766', 'al@example.com'],
])('"%s" is taken for %s', (password, email) => {
  expect(passwordWeakness(password, { email })).toBeNull();
});
