/** The pages of the app itself; everything else is the public site. */
const APP_PAGES = new Set([
  '/meal',
  '/user/favorites',
  '/dashboard',
  '/dashboard/prep',
  '/shopping',
  '/calorie-tracker',
  '/body',
  '/import',
  '/calendar',
  '/settings',
]);

/** Whether signed-in people see the sidebar on this page; a trailing slash makes no difference. */
export function hasSidebar(pathname: string): boolean {
  return APP_PAGES.has(pathname.replace(/\/+$/, ''));
}
