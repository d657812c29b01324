/** Whether a part of the page could not be fetched, as happens when a new version replaced the files of this one. */
export function isOutdatedPage(error: unknown): boolean {
  const text = error instanceof Error ? error.message : '';
  return /dynamically imported module|module script failed|error loading dynamically/i.test(text);
}

/**
 * Loads the page as the server has it now. A worker that keeps files which do not go together is taken away first, but
 * only while the server answers: without it, what is kept is all there is.
 */
export async function loadAnew(): Promise<void> {
  const isThere = await fetch('/healthz', { cache: 'no-store' }).then(
    ({ ok }) => ok,
    () => false,
  );
  const registration = isThere ? await navigator.serviceWorker?.getRegistration() : undefined;
  await registration?.unregister();
  window.location.reload();
}
