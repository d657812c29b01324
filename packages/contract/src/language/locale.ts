/** The language that texts are written in, and the one that is used where nobody has chosen. */
export const SOURCE_LOCALE = 'en';

let current = (): string => SOURCE_LOCALE;

/**
 * The language and the customs of what is written for people: on a server that of the request that is worked on, in a
 * browser that of the page.
 */
export function locale(): string {
  return current();
}

/** Where `locale` is asked from now on: a server sets it at its start, a browser before it loads a page. */
export function takeLocaleFrom(source: () => string): void {
  current = source;
}
