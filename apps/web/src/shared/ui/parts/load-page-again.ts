/**
 * Loads the page as the server has it now. A worker that keeps files which do not go together is taken away first, but
 * only while the server answers: without it, what is kept is all there is.
 */
export async function loadPageAgain(): Promise<void> {
  const registration = (await isServerThere()) ? await navigator.serviceWorker?.getRegistration() : undefined;
  await registration?.unregister();
  window.location.reload();
}

/** Whether the server answers now. */
export function isServerThere(): Promise<boolean> {
  return fetch('/healthz', { cache: 'no-store' }).then(
    ({ ok }) => ok,
    () => false,
  );
}
