import { texts } from '@platewise/contract/texts';

type Question = { count: number; answer: (leaves: boolean) => void };

let question: Question | null = null;
const listeners = new Set<() => void>();

function set(next: Question | null): void {
  question = next;
  for (const listener of listeners) listener();
}

/** The question that stands before somebody who signs out while something of theirs waits on this device. */
export const leaveQuestion = {
  getSnapshot: () => question,
  subscribe: (listener: () => void): (() => void) => {
    listeners.add(listener);
    return () => listeners.delete(listener);
  },
  /** Asks whether `count` things may be lost. */
  ask(count: number): Promise<boolean> {
    // The dialog's code did not come: the browser's own question does not keep anybody from signing out.
    if (listeners.size === 0) return Promise.resolve(window.confirm(texts.offline.leaveText({ count })));
    return new Promise((resolve) => {
      question?.answer(false);
      set({
        count,
        answer: (leaves) => {
          set(null);
          resolve(leaves);
        },
      });
    });
  },
};
