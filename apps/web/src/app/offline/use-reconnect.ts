import { useEffect } from 'react';
import { connection } from '../../shared/api/connection.ts';
import { dataClients } from '../../shared/api/data-clients.ts';
import { watchConnection } from '../../shared/api/watch-connection.ts';
import { useSession } from '../../shared/session/use-session.ts';

/** Looks for a server that was lost; when it is back, asks who is here, and loads what could not be loaded. */
export function useReconnect(): void {
  const session = useSession();

  useEffect(() => {
    const endWatch = watchConnection({ connection, isReady, onHint: hintsOfDevice });
    const endNews = connection.subscribe(() => {
      if (!connection.isReachable()) return;
      void session.load();
      const { queryClient } = dataClients(session);
      void queryClient.invalidateQueries({ predicate: ({ state }) => state.error !== null });
    });
    return () => {
      endWatch();
      endNews();
    };
  }, [session]);
}

async function isReady(signal: AbortSignal): Promise<boolean> {
  return (await fetch('/readyz', { cache: 'no-store', signal })).ok;
}

function hintsOfDevice(hear: () => void): () => void {
  const controller = new AbortController();
  const { signal } = controller;
  const hearIfLost = () => {
    if (document.visibilityState === 'visible' && !connection.isReachable()) hear();
  };
  window.addEventListener('online', hear, { signal });
  window.addEventListener('offline', hear, { signal });
  document.addEventListener('visibilitychange', hearIfLost, { signal });
  return () => controller.abort();
}
