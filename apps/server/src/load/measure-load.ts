import { monitorEventLoopDelay } from 'node:perf_hooks';

/** Why a process has too much to do. */
export type LoadReason = 'loop' | 'memory';

/** How much of what it may take a process takes: 1 is the limit. */
export type Load = Record<LoadReason, number>;

export type LoadMeasure = { load: () => Load; close: () => void };

export type LoadLimits = {
  /** How late the event loop may be, in milliseconds; 0 for no limit. */
  loopMs: number;
  /** Resident memory, in bytes; 0 for no limit. */
  memoryBytes: number;
};

const EVERY_MS = 500;
const RESOLUTION_MS = 20;
const NANOSECONDS_PER_MS = 1e6;

/**
 * Looks at the event loop and the memory twice a second. The loop counts as late only while it was so in two looks one after the
 * other: a single long task is over when anybody could be refused for it.
 */
export function measureLoad(
  { loopMs, memoryBytes }: LoadLimits,
  { delay = watchLoop(), readMemory = () => process.memoryUsage.rss() }: Partial<Looks> = {},
): LoadMeasure {
  let lateMs: [before: number, last: number] = [0, 0];
  let memory = readMemory();
  const timer = setInterval(() => {
    lateMs = [lateMs[1], delay.readMs()];
    memory = readMemory();
  }, EVERY_MS);
  timer.unref();
  return {
    load: () => ({
      loop: loopMs > 0 ? Math.min(...lateMs) / loopMs : 0,
      memory: memoryBytes > 0 ? memory / memoryBytes : 0,
    }),
    close: () => {
      clearInterval(timer);
      delay.stop();
    },
  };
}

type Looks = {
  /** How late the loop was since the last look, in milliseconds. */
  delay: { readMs: () => number; stop: () => void };
  readMemory: () => number;
};

function watchLoop(): Looks['delay'] {
  const delay = monitorEventLoopDelay({ resolution: RESOLUTION_MS });
  delay.enable();
  return {
    readMs: () => {
      // Without a sample there is no percentile.
      const ms = delay.count > 0 ? delay.percentile(99) / NANOSECONDS_PER_MS : 0;
      delay.reset();
      return ms;
    },
    stop: () => void delay.disable(),
  };
}
