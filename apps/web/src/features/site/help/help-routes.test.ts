import { expect, test } from 'vitest';
import { offersHelp } from './help-routes.ts';

test('help floats on the documented public pages', () => {
  for (const path of ['/', '/about', '/pricing', '/careers', '/documentation/']) expect(offersHelp(path)).toBe(true);
});

test('help does not float on any other page', () => {
  for (const path of ['/meal', '/dashboard', '/user/favorites', '/signin', '/signup', '/blog/some-post', '/nowhere']) {
    expect(offersHelp(path)).toBe(false);
  }
});
