/** The public pages that offer help (core 2). */
const HELP_ROUTES = new Set([
  '/',
  '/about',
  '/contact',
  '/features',
  '/pricing',
  '/blog',
  '/terms',
  '/documentation',
  '/support',
  '/preview',
  '/privacy',
  '/careers',
]);

/** Whether the floating help shows on this page; a trailing slash makes no difference. */
export function offersHelp(pathname: string): boolean {
  return HELP_ROUTES.has(pathname.replace(/\/+$/, '') || '/');
}
