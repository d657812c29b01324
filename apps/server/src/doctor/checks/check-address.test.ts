import { expect, test } from 'vitest';
import { readEnv } from '../../env/env.ts';
import { checkAddress } from './check-address.ts';

function findings(variables: Record<string, string>, isProduction = true) {
  const outcome = readEnv(variables);
  if (!outcome.ok) throw new Error(outcome.sentence);
  return checkAddress({ ...outcome.env, isProduction }).map(({ what, state }) => `${what} ${state}`);
}

const PROXY = { TRUST_PROXY: '10.0.0.1' };

test.each<[string, Record<string, string>, string[]]>([
  ['https behind a proxy', { PUBLIC_URL: 'https://meals.example', ...PROXY }, ['PUBLIC_URL ok']],
  ['https without a known proxy', { PUBLIC_URL: 'https://meals.example' }, ['PUBLIC_URL ok', 'TRUST_PROXY warning']],
  ['http elsewhere', { PUBLIC_URL: 'http://meals.example' }, ['PUBLIC_URL fault']],
  ['a name that only begins like this machine', { PUBLIC_URL: 'http://localhost.example' }, ['PUBLIC_URL fault']],
  ['this machine, in production', { PUBLIC_URL: 'http://127.0.0.1:3000' }, ['PUBLIC_URL warning']],
  [
    'another origin by http',
    { PUBLIC_URL: 'https://meals.example', ...PROXY, WEB_ORIGINS: 'http://other.example, https://third.example' },
    ['PUBLIC_URL ok', 'WEB_ORIGINS fault'],
  ],
  [
    'its own address among the others',
    { PUBLIC_URL: 'https://meals.example', ...PROXY, WEB_ORIGINS: 'https://meals.example' },
    ['PUBLIC_URL ok', 'WEB_ORIGINS warning'],
  ],
])('%s', (_, variables, expected) => {
  expect(findings(variables)).toEqual(expected);
});

test('this machine is well where it is not production', () => {
  expect(findings({}, false)).toEqual(['PUBLIC_URL ok']);
});
