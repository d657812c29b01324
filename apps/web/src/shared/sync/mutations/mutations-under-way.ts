import type { Operation } from '../queue/operation.ts';

let underWay: readonly Operation[] = [];
const listeners = new Set<() => void>();

function set(next: readonly Operation[]): void {
  underWay = next;
  for (const listener of listeners) listener();
}

/** Operations of this page that are on their way to the server, oldest first; screens are ahead of it by them. */
export const mutationsUnderWay = {
  getSnapshot: (): readonly Operation[] => underWay,
  subscribe: (listener: () => void): (() => void) => {
    listeners.add(listener);
    return () => listeners.delete(listener);
  },
  add: (operation: Operation): void => set([...underWay, operation]),
  remove: (operation: Operation): void => {
    if (underWay.includes(operation)) set(underWay.filter((one) => one !== operation));
  },
};
