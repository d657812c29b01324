import { expect, test } from 'vitest';
import { isMissingPart, timesMissed, watchMissingParts } from './missing-part.ts';

const FILE = 'http://localhost/assets/search-1a2b.js';
const STYLE = 'http://localhost/assets/search-3c4d.css';

/** A page with these links, and the way in which Vite says it of a failure. */
function pageWith(links: string[]) {
  const page = new EventTarget();
  const left = new Set(links);
  const document = { querySelectorAll: () => [...left].map((href) => ({ href, remove: () => left.delete(href) })) };
  watchMissingParts(Object.assign(page, { document: document as unknown as Document }));
  const fail = (payload: unknown) => page.dispatchEvent(Object.assign(new Event('vite:preloadError'), { payload }));
  return { left, fail };
}

test('a part that could not be fetched is known as one, and each try is counted', () => {
  const { fail } = pageWith([]);
  const failures = [1, 2].map(() => new TypeError(`Failed to fetch dynamically imported module: ${FILE}`));
  const [first, second] = failures;

  fail(first);
  expect(isMissingPart(first)).toBe(true);
  expect(timesMissed(first)).toBe(1);
  fail(second);

  expect(timesMissed(first)).toBe(2);
  expect(isMissingPart(new TypeError('x is not a function'))).toBe(false);
  expect(timesMissed(new TypeError('x is not a function'))).toBe(0);
});

test('the router does not take it for a reason to load the page again by itself', () => {
  const failure = new TypeError(`Failed to fetch dynamically imported module: ${FILE}`);

  pageWith([]).fail(failure);

  // What @tanstack/router-core asks (isModuleNotFoundError).
  expect(failure.message.startsWith('Failed to fetch dynamically imported module')).toBe(false);
});

test('a stylesheet that failed is taken out of the page, so that it is fetched again', () => {
  const { left, fail } = pageWith([STYLE, 'http://localhost/assets/start.css']);

  fail(new Error(`Unable to preload CSS for ${STYLE}`));

  expect([...left]).toEqual(['http://localhost/assets/start.css']);
});
