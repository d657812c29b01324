/** Whether a part of the page could not be fetched, as happens when a new version replaced the files of this one. */
export function isOutdatedPage(error: unknown): boolean {
  const text = error instanceof Error ? error.message : '';
  return /dynamically imported module|module script failed|error loading dynamically/i.test(text);
}
