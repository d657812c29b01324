/** From when each thing is that is shown, ms since 1970; a key for each place that shows one. */
const ages = new Map<symbol, number>();
const listeners = new Set<() => void>();

export const shownAges = {
  /** Says that something is shown as it was at a time; what is returned takes it back. */
  show(at: number): () => void {
    const place = Symbol();
    ages.set(place, at);
    notify();
    return () => {
      ages.delete(place);
      notify();
    };
  },
  /** The oldest of them; null when nothing is shown. */
  oldest: (): number | null => (ages.size === 0 ? null : Math.min(...ages.values())),
  subscribe: (listen: () => void): (() => void) => {
    listeners.add(listen);
    return () => listeners.delete(listen);
  },
};

function notify() {
  for (const listen of listeners) listen();
}
