/** The browser's history as far as it reports overlays. */
export type Entries = {
  /** How many overlays the current entry stands for. */
  depth: () => number;
  /** Adds an entry that stands for so many. */
  push: (depth: number) => void;
  go: (delta: number) => void;
  /** The current entry belongs to something that goes back by itself (cooking mode). */
  isHeld: () => boolean;
};

/** Time for what is pressed to close its menu and to open a dialog, or to lead to another page. */
const SETTLE_MS = 60;

/**
 * Keeps an entry in the history for each open overlay, so that Back closes the last one. An overlay that is closed in
 * another way takes its entry along, and an entry whose overlay is gone, as after a reload, is skipped.
 */
export function createOverlays(
  entries: Entries,
  later: (run: () => void) => void = (run) => void setTimeout(run, SETTLE_MS),
) {
  const open: (() => void)[] = [];
  let isMoving = false;
  let isScheduled = false;

  function schedule(): void {
    if (isScheduled) return;
    isScheduled = true;
    later(settle);
  }

  function settle(): void {
    isScheduled = false;
    if (isMoving || entries.isHeld()) return;
    const depth = entries.depth();
    if (depth < open.length) {
      // One at a time: the router's history makes a single entry of what is pushed in one go.
      entries.push(depth + 1);
      if (depth + 1 < open.length) schedule();
    }
    if (depth <= open.length) return;
    isMoving = true;
    entries.go(open.length - depth);
  }

  schedule();
  return {
    /** An overlay was opened; the function that it gives is called when it is closed. */
    add(close: () => void): () => void {
      const one = () => close();
      open.push(one);
      schedule();
      return () => {
        open.splice(open.indexOf(one), 1);
        schedule();
      };
    },

    /** The person, or `go`, has moved to another entry. */
    moved(): void {
      const wasOurs = isMoving;
      isMoving = false;
      if (!wasOurs && !entries.isHeld()) for (const close of open.slice(entries.depth()).toReversed()) close();
      // One that does not let itself be closed gets its entry back.
      schedule();
    },
  };
}
