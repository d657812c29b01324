/** One question for the password, and anyone who waits for its answer. */
type Question = { answer: (isProved: boolean) => void };

let question: Question | null = null;
let asked: Promise<boolean> | null = null;
const listeners = new Set<() => void>();

function set(next: Question | null): void {
  question = next;
  for (const listener of listeners) listener();
}

/** Asks anyone who is here for their password, in place; false when they would rather not. Calls that need it share one answer. */
export function askForPassword(): Promise<boolean> {
  asked ??= new Promise<boolean>((resolve) => set({ answer: resolve })).finally(() => {
    asked = null;
    set(null);
  });
  return asked;
}

/** What is asked at the moment, for the dialog that shows it. */
export const passwordQuestion = {
  current: (): Question | null => question,
  subscribe: (listener: () => void): (() => void) => {
    listeners.add(listener);
    return () => listeners.delete(listener);
  },
};
