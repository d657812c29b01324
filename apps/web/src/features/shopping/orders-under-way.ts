import type { ListOrder } from './list-order.ts';

let underWay: readonly ListOrder[] = [];
const listeners = new Set<() => void>();
const lastOfLine = new Map<string, Promise<unknown>>();

function set(next: readonly ListOrder[]): void {
  underWay = next;
  for (const listener of listeners) listener();
}

/** Changes of the list that this page has sent or is about to send, oldest first; the screen is ahead by them. */
export const ordersUnderWay = {
  getSnapshot: (): readonly ListOrder[] => underWay,
  subscribe: (listener: () => void): (() => void) => {
    listeners.add(listener);
    return () => listeners.delete(listener);
  },
  /** Shows a change at once and does its work when those of the same line before it are through; it shows until that ends. */
  run<Result>(line: string, order: ListOrder, work: () => Promise<Result>): Promise<Result> {
    set([...underWay, order]);
    const before = lastOfLine.get(line) ?? Promise.resolve();
    const turn = before
      .catch(() => undefined)
      .then(work)
      .finally(() => {
        set(underWay.filter((one) => one !== order));
        if (lastOfLine.get(line) === turn) lastOfLine.delete(line);
      });
    lastOfLine.set(line, turn);
    return turn;
  },
};
