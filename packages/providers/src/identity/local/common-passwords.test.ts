import { LIMITS } from '@platewise/contract/limits';
import { expect, test } from 'vitest';
import { isCommonPassword } from './common-passwords.ts';

test.each(['password', 'Password1', '12345678', 'QWERTYUIOP', 'iloveyou', 'platewise123'])(
  '%s is refused',
  (password) => {
    expect(isCommonPassword(password)).toBe(true);
    expect(password.length).toBeGreaterThanOrEqual(LIMITS.passwordMinCharacters);
  },
);

test.each(['seven purple plates', 'password of mine', ''])('"%s" is not among the most used ones', (password) => {
  expect(isCommonPassword(password)).toBe(false);
});
