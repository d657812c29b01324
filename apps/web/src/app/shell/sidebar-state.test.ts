import { expect, test } from 'vitest';
import { sidebarCookie } from './sidebar-state.ts';

test('the state of the sidebar is kept for seven days, for the whole site', () => {
  expect(sidebarCookie(true)).toBe('sidebar_state=true; Path=/; Max-Age=604800; SameSite=Lax');
  expect(sidebarCookie(false)).toContain('sidebar_state=false;');
});
