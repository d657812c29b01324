import type { Connection } from './connection.ts';

const FIRST_MS = 3000;
const LONGEST_MS = 60_000;
const PATIENCE_MS = 8000;

type Uses = {
  connection: Connection;
  /** Whether the server takes requests now. */
  isReady: (signal: AbortSignal) => Promise<boolean>;
  /** Calls when the device itself believes that something changed: a network, or somebody who looks at the page. */
  onHint: (hear: () => void) => () => void;
};

/**
 * Finds out when a server that was lost is back: asks it ever more rarely, and at once when the device has a hint.
 * @returns a function that ends the watch
 */
export function watchConnection({ connection, isReady, onHint }: Uses): () => void {
  let timer: ReturnType<typeof setTimeout> | undefined;
  let tries = 0;
  let isAsking = false;
  let isOver = false;

  async function ask(): Promise<void> {
    clearTimeout(timer);
    if (isAsking) return;
    isAsking = true;
    const ready = await isReady(AbortSignal.timeout(PATIENCE_MS)).catch(() => false);
    isAsking = false;
    if (isOver) return;
    if (ready) connection.heard();
    else if (connection.isReachable()) connection.lost();
    else askLater();
  }

  function askLater(): void {
    clearTimeout(timer);
    timer = setTimeout(() => void ask(), Math.min(FIRST_MS * 2 ** tries, LONGEST_MS));
    tries += 1;
  }

  const endHints = onHint(() => void ask());
  const endNews = connection.subscribe(() => {
    tries = 0;
    if (connection.isReachable()) clearTimeout(timer);
    else askLater();
  });
  if (!connection.isReachable()) askLater();
  return () => {
    isOver = true;
    clearTimeout(timer);
    endHints();
    endNews();
  };
}
