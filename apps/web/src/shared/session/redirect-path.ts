const LONGEST = 2000;
const SOME_ORIGIN = 'https://here.invalid';

/** The pages that lead back, and so must not be led back to. */
const AUTH_PATHS = ['/signin', '/signup', '/user/register', '/auth/reset', '/auth/confirm'];

/**
 * Where to return after signing in: a path of this site, with its query, or null. Anything that a browser could read
 * as another host ('//host', '/\host', a scheme) is refused.
 */
export function redirectPath(value: unknown): string | null {
  if (typeof value !== 'string' || value.length > LONGEST || !/^\/(?![/\\])[^\\\p{Cc}]*$/u.test(value)) return null;
  const url = URL.parse(value, SOME_ORIGIN);
  if (!url || url.origin !== SOME_ORIGIN || url.pathname.startsWith('//')) return null;
  return AUTH_PATHS.includes(url.pathname.replace(/(?<=.)\/$/, '')) ? null : url.pathname + url.search + url.hash;
}

/** The search part of /signin and /signup. A bad path is set to undefined: left out, the raw one would pass the router. */
export function readRedirectSearch(search: Record<string, unknown>): { redirect?: string | undefined } {
  return { redirect: redirectPath(search.redirect) ?? undefined };
}
