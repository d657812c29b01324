import { modelError } from './model-error.ts';

type Waiting = { person: string; start: () => void };

export type FairQueue = {
  /** Waits for a place and answers with what gives it back. */
  enter(person: string, signal: AbortSignal): Promise<() => void>;
  /** Whether who enters now need not wait. */
  hasRoom(): boolean;
  running(): number;
  queued(): number;
};

/**
 * Lets so many in at once. Anyone who has fewest inside comes next, among these who waited longest: one person's ten
 * requests do not stand before another's first.
 * @param queuedMax beyond it newcomers are reported to come back
 */
export function fairQueue({ atOnce, queuedMax }: { atOnce: number; queuedMax: number }): FairQueue {
  const inside = new Map<string, number>();
  let running = 0;
  let line: Waiting[] = [];

  const countOf = (person: string) => inside.get(person) ?? 0;
  const take = (person: string) => {
    running += 1;
    inside.set(person, countOf(person) + 1);
    let isGiven = false;
    return () => {
      if (isGiven) return;
      isGiven = true;
      running -= 1;
      if (countOf(person) > 1) inside.set(person, countOf(person) - 1);
      else inside.delete(person);
      callNext();
    };
  };
  const callNext = () => {
    if (running >= atOnce || line.length === 0) return;
    const fewest = Math.min(...line.map(({ person }) => countOf(person)));
    const next = line.find(({ person }) => countOf(person) === fewest);
    line = line.filter((one) => one !== next);
    next?.start();
  };

  const hasRoom = () => running < atOnce && line.length === 0;

  return {
    hasRoom,
    running: () => running,
    queued: () => line.length,
    enter: (person, signal) => {
      if (hasRoom()) return Promise.resolve(take(person));
      if (line.length >= queuedMax) return Promise.reject(modelError('busy'));
      return new Promise((resolve, reject) => {
        const leave = () => {
          line = line.filter((one) => one !== queued);
          // Whether the caller has gone, the caller knows; else the line was too long for the time.
          reject(modelError('busy'));
        };
        const queued: Waiting = {
          person,
          start: () => {
            signal.removeEventListener('abort', leave);
            resolve(take(person));
          },
        };
        line.push(queued);
        signal.addEventListener('abort', leave, { once: true });
        if (signal.aborted) leave();
      });
    },
  };
}
