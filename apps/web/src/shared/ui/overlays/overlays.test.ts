import { expect, test, vi } from 'vitest';
import { createOverlays } from './overlays.ts';

/**
 * A browser's history, with a page before this one; going back takes effect when `flush` is called, and of what is pushed in
 * one go the last alone becomes an entry, as in the router's.
 */
function browser(start: number[] = [0]) {
  const state = { list: [...start], at: start.length - 1, isHeld: false };
  const runs: (() => void)[] = [];
  const moves: number[] = [];
  let pushed: number | null = null;
  const overlays = createOverlays(
    {
      depth: () => state.list[state.at] ?? 0,
      push: (depth) => {
        pushed = depth;
      },
      go: (delta) => void moves.push(delta),
      isHeld: () => state.isHeld,
    },
    (run) => void runs.push(run),
  );
  const flush = () => {
    while (runs.length + moves.length > 0) {
      runs.shift()?.();
      if (pushed !== null) {
        state.list.splice(state.at + 1, Number.POSITIVE_INFINITY, pushed);
        state.at += 1;
        pushed = null;
      }
      const delta = moves.shift();
      if (delta !== undefined) back(-delta);
    }
  };
  const back = (steps = 1) => {
    state.at -= steps;
    overlays.moved();
  };
  flush();
  return { state, overlays, flush, back };
}

test('Back closes the last one that was opened, and the one before it next', () => {
  const { state, overlays, flush, back } = browser();
  const closed: string[] = [];
  const open = (name: string) => {
    const remove = overlays.add(() => {
      closed.push(name);
      remove();
    });
  };
  open('details');
  flush();
  open('menu');
  flush();
  expect(state).toMatchObject({ list: [0, 1, 2], at: 2 });

  back();
  flush();
  expect(closed).toEqual(['menu']);
  back();
  flush();

  expect(closed).toEqual(['menu', 'details']);
  expect(state.at).toBe(0);
});

test('two that are opened at once have an entry each', () => {
  const { state, overlays, flush } = browser();
  const removes = [overlays.add(() => undefined), overlays.add(() => undefined)];
  flush();
  expect(state).toMatchObject({ list: [0, 1, 2], at: 2 });

  for (const remove of removes) remove();
  flush();
  expect(state.at).toBe(0);
});

test('one that is closed by its button takes its entry along; a menu that opens a dialog keeps it', () => {
  const { state, overlays, flush } = browser();
  const closeMenu = overlays.add(() => undefined);
  flush();

  closeMenu();
  const closeDialog = overlays.add(() => undefined);
  flush();
  expect(state).toMatchObject({ list: [0, 1], at: 1 });

  closeDialog();
  flush();
  expect(state.at).toBe(0);
});

test('after a reload the entry of what is not open any more is left', () => {
  expect(browser([0, 1, 2]).state.at).toBe(0);
});

test('a page that was led to from a menu goes back past the entry of the menu', () => {
  const { state, flush, back } = browser([0, 1, 0]);

  back();
  flush();

  expect(state.at).toBe(0);
});

test('one that does not let itself be closed is there for the next Back too', () => {
  const { state, overlays, flush, back } = browser();
  const refuse = vi.fn();
  overlays.add(refuse);
  flush();

  back();
  flush();

  expect(refuse).toHaveBeenCalledTimes(1);
  expect(state).toMatchObject({ list: [0, 1], at: 1 });
});

test('what goes back by itself is left alone', () => {
  const { state, overlays, flush } = browser([0, 1, 0]);
  state.isHeld = true;

  overlays.add(() => undefined);
  flush();

  expect(state).toMatchObject({ list: [0, 1, 0], at: 2 });
});
