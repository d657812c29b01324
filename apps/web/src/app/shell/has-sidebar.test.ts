import { expect, test } from 'vitest';
import { hasSidebar } from './has-sidebar.ts';
import { SIDEBAR_ITEMS } from './sidebar-items.ts';

test('every page that the sidebar leads to has the sidebar', () => {
  for (const { to } of SIDEBAR_ITEMS) expect(hasSidebar(to)).toBe(true);
  expect(hasSidebar('/dashboard/')).toBe(true);
});

test('the public site has no sidebar', () => {
  for (const path of ['/', '/pricing', '/signin', '/user/register', '/dashboard/nowhere', '/no/such/page']) {
    expect(hasSidebar(path)).toBe(false);
  }
});
