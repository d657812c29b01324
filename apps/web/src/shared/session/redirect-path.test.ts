import { expect, test } from 'vitest';
import { readRedirectSearch, redirectPath } from './redirect-path.ts';

test.each(['/', '/meal', '/dashboard?page=3', '/user/favorites#top', '/signing', '/a%20b'])(
  'a path of this site is kept: %s',
  (path) => {
    expect(redirectPath(path)).toBe(path);
  },
);

test.each([
  'https://elsewhere.example',
  '//elsewhere.example',
  '/\\elsewhere.example',
  '\\/elsewhere.example',
  '/\t/elsewhere.example',
  '/.//elsewhere.example',
  '/x/..//elsewhere.example',
  'javascript:alert(1)',
  'meal',
  '',
  ' /meal',
  `/${'a'.repeat(3000)}`,
  7,
  null,
  undefined,
  ['/meal'],
])('anything that could lead elsewhere is refused: %s', (value) => {
  expect(redirectPath(value)).toBeNull();
});

test.each(['/signin', '/signin/', '/signup?redirect=/meal', '/user/register', '/auth/reset?token=x'])(
  'a page that itself leads back is not led back to: %s',
  (path) => {
    expect(redirectPath(path)).toBeNull();
  },
);

test('the search of a page keeps a good path and blanks out a bad one, so that the raw one cannot pass', () => {
  expect(readRedirectSearch({ redirect: '/meal', other: 'x' })).toStrictEqual({ redirect: '/meal' });
  expect(readRedirectSearch({ redirect: '//elsewhere.example' })).toStrictEqual({ redirect: undefined });
});
