import { modelError } from '../model-error.ts';

export type WatchTimes = { firstByteMs: number; idleMs: number };

export type StreamWatch = {
  /** Aborted with a ModelError when a time is over, with the caller's reason when the caller gave up. */
  signal: AbortSignal;
  /** A byte has arrived. */
  heard(): void;
  stop(): void;
};

/** Watches one answer: the first byte, and the pauses after it, each have their time. */
export function streamWatch(outer: AbortSignal, { firstByteMs, idleMs }: WatchTimes): StreamWatch {
  const late = new AbortController();
  const giveUp = () => late.abort(modelError('timeout'));
  let timer = setTimeout(giveUp, firstByteMs);
  return {
    signal: AbortSignal.any([outer, late.signal]),
    heard: () => {
      clearTimeout(timer);
      timer = setTimeout(giveUp, idleMs);
    },
    stop: () => clearTimeout(timer),
  };
}
