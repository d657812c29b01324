import { Button } from '@mantine/core';
import { texts } from '@platewise/contract/texts';
import { useEffect, useState } from 'react';
import note from '../../shared/ui/states/note.module.css';

/** Says that a newer version is ready; it takes over when the person says so, or at the next visit. */
export function NewVersionNote({ registration }: { registration: ServiceWorkerRegistration }) {
  const [isThere, setIsThere] = useState(false);
  useEffect(() => watchNewVersion(registration, () => setIsThere(true)), [registration]);

  return (
    <div role="status" className={note.strip} data-screen-only>
      {isThere && (
        <p className={note.note}>
          {texts.offline.newVersion}{' '}
          <Button size="compact-sm" variant="default" onClick={() => changeVersion(registration)}>
            {texts.offline.reload}
          </Button>
        </p>
      )}
    </div>
  );
}

const PATIENCE_MS = 3000;

/** Calls when a worker of another version than this page waits to take over. */
function watchNewVersion(registration: ServiceWorkerRegistration, hear: () => void): () => void {
  const controller = new AbortController();
  const { signal } = controller;

  async function look(): Promise<void> {
    const { waiting } = registration;
    // Without one before it, a worker does not wait.
    if (!waiting || !navigator.serviceWorker.controller) return;
    if (!(await hasCodeOfThisPage(waiting)) && !signal.aborted) hear();
  }

  registration.addEventListener(
    'updatefound',
    () => registration.installing?.addEventListener('statechange', () => void look(), { signal }),
    { signal },
  );
  void look();
  return () => controller.abort();
}

/**
 * Lets the worker that is pending take over, and starts the page again with it; other tabs stay as they are. The browser lets
 * it wait while the worker before it is busy with this page, which may be for long; then the page is left to it.
 */
function changeVersion(registration: ServiceWorkerRegistration): void {
  const reload = () => window.location.reload();
  navigator.serviceWorker.addEventListener('controllerchange', reload, { once: true });
  registration.waiting?.postMessage('take-over');
  setTimeout(reload, registration.waiting ? PATIENCE_MS : 0);
}

// A page that came from the server may be of the new version already.
function hasCodeOfThisPage(worker: ServiceWorker): Promise<boolean> {
  const code = document.querySelector<HTMLScriptElement>('script[type="module"][src*="/assets/"]')?.src ?? '';
  return new Promise((resolve) => {
    const { port1, port2 } = new MessageChannel();
    port1.onmessage = ({ data }) => resolve(data === true);
    setTimeout(() => resolve(false), PATIENCE_MS);
    worker.postMessage({ keeps: code }, [port2]);
  });
}
