const running = new Map<string, Promise<unknown>>();

/** Runs work of one name after the other, in all tabs of this browser; where it has no locks, in this tab. */
export function oneTabAtATime<Result>(name: string, work: () => Promise<Result>): Promise<Result> {
  const locks: LockManager | undefined = globalThis.navigator?.locks;
  if (locks) return locks.request(name, work);
  const next = (running.get(name) ?? Promise.resolve()).then(work, work);
  running.set(name, next);
  return next;
}
