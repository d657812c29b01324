export type FairQueueOptions = { atOnce: number; queuedMax: number; refusal: () => Error };

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
 * Lets so many in at once. Anyone who has fewest inside comes next, among these whose last turn is longest ago, and then who
 * waited longest: one person's ten requests do not stand before another's first.
 * @param queuedMax beyond it newcomers are refused
 * @param refusal what newcomers are refused with, and who stops waiting
 */
export function fairQueue({ atOnce, queuedMax, refusal }: FairQueueOptions): FairQueue {
  const inside = new Map<string, number>();
  /** Whose turn it was, the latest last; of those who have waited since the line was last empty. */
  const turns = new Set<string>();
  let running = 0;
  let line: Waiting[] = [];

  const countOf = (person: string) => inside.get(person) ?? 0;
  const take = (person: string) => {
    running += 1;
    turns.delete(person);
    turns.add(person);
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
    if (line.length === 0) turns.clear();
    if (running >= atOnce || line.length === 0) return;
    const fewest = Math.min(...line.map(({ person }) => countOf(person)));
    const last = [...turns];
    const [next] = line
      .filter(({ person }) => countOf(person) === fewest)
      .toSorted((a, b) => last.indexOf(a.person) - last.indexOf(b.person));
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
      if (line.length >= queuedMax) return Promise.reject(refusal());
      return new Promise((resolve, reject) => {
        const leave = () => {
          line = line.filter((one) => one !== queued);
          // Whether the caller has gone, the caller knows; else the line was too long for the time.
          reject(refusal());
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
