/** Longer than this the server does not take to stop once it has drained. */
const STOP_MS = 30_000;

/** One key press can arrive several times: from the terminal, from npm and from the script that started us. */
const SAME_SIGNAL_MS = 1000;

/** Stops in order on SIGTERM and SIGINT, with exit code 0; a second signal, or 30 s after it has drained, end it with 1 (security R18). */
export function stopOnSignals(
  { stop }: { stop: () => Promise<void> },
  { DRAIN_SECONDS }: { DRAIN_SECONDS: number },
): void {
  let stoppingSince: number | undefined;
  const onSignal = () => {
    const now = performance.now();
    if (stoppingSince !== undefined && now - stoppingSince > SAME_SIGNAL_MS) process.exit(1);
    if (stoppingSince !== undefined) return;
    stoppingSince = now;
    setTimeout(() => process.exit(1), DRAIN_SECONDS * 1000 + STOP_MS).unref();
    stop().then(
      () => process.exit(0),
      () => process.exit(1),
    );
  };
  process.on('SIGTERM', onSignal);
  process.on('SIGINT', onSignal);
}
