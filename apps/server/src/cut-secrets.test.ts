import { expect, test } from 'vitest';
import { cutSecrets } from './cut-secrets.ts';

const UUID = '0198c0de-7a3f-7000-8000-5b1d2c3e4f50';

test.each([
  ['no account for asha.rao+meals@example.co.in today', 'no account for [cut] today'],
  ['connect postgres://meals:hunter2@db.internal:5432/meals failed', 'connect [cut] failed'],
  ['smtps://desk%40example.com:pa55@mail.example.com:465 refused', '[cut] refused'],
  ['POST https://key:secret@api.example.com/v1/x?token=abc failed', 'POST https://api.example.com failed'],
  ['header Authorization: Bearer abc.def.ghi', 'header Authorization: [cut] [cut]'],
  ['password=hunter2 is wrong', 'password=[cut] is wrong'],
  ['{"api_key":"12345"}', '{"api_key":"[cut]"}'],
  [`user ${UUID} is gone`, 'user [cut] is gone'],
  ['token plw_q8Zr3kT1vW5yB7nM2xC4aS6dF9gH0jKlQwErTyUiOpA', 'token [cut]'],
  ['eyJhbGciOiJFUzI1NiJ9.eyJzdWIiOiJ1c2VyLTEifQ.c2lnbmF0dXJl', '[cut]'],
  ['the key sk-proj-abcdef0123456789 was refused', 'the key [cut] was refused'],
  ['session 9f86d081884c7d659a2feaa0c55ad015', 'session [cut]'],
])('%s', (message, expected) => {
  expect(cutSecrets(message)).toBe(expected);
});

test.each([
  'Cannot read properties of undefined (reading "mealsOfTheDay")',
  'duplicate key value violates unique constraint newsletter_subscriber_email_key',
  'connect ECONNREFUSED 127.0.0.1:5432',
  'timeout exceeded when trying to connect',
  'password authentication failed for user',
  'corrupted migrations: expected 0022-sessions-that-end to be at index 20',
  'The planner did not answer within 15000 ms (ETIMEDOUT)',
])('what helps an operator stays: %s', (message) => {
  expect(cutSecrets(message)).toBe(message);
});

test('a text of any length takes no time', () => {
  const started = performance.now();

  for (const piece of ['a@', 'password=', 'x.', 'a'.repeat(50), 'http://', 'A1-']) cutSecrets(piece.repeat(100_000));

  expect(performance.now() - started).toBeLessThan(500);
});
