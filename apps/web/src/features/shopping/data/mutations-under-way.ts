import type { ListMutation } from './list-mutation.ts';

let underWay: readonly ListMutation[] = [];
const listeners = new Set<() => void>();
const lastOfLine = new Map<string, Promise<unknown>>();

function set(next: readonly ListMutation[]): void {
  underWay = next;
  for (const listener of listeners) listener();
}

/** Changes of the list that this page has sent or is about to send, oldest first; the screen is ahead by them. */
export const mutationsUnderWay = {
  getSnapshot: (): readonly ListMutation[] => underWay,
  subscribe: (listener: () => void): (() => void) => {
    listeners.add(listener);
    return () => listeners.delete(listener);
  },
  /** Shows a change at once and does its work when those of the same line before it are through; it shows until that ends. */
  run<Result>(line: string, mutation: ListMutation, work: () => Promise<Result>): Promise<Result> {
    set([...underWay, mutation]);
    const before = lastOfLine.get(line) ?? Promise.resolve();
    const turn = before
      .catch(() => undefined)
      .then(work)
      .finally(() => {
        set(underWay.filter((one) => one !== mutation));
        if (lastOfLine.get(line) === turn) lastOfLine.delete(line);
      });
    lastOfLine.set(line, turn);
    return turn;
  },
};
