import type { AnyRouter, RouterHistory } from '@tanstack/react-router';
import { createOverlays } from './overlays.ts';

declare module '@tanstack/react-router' {
  // biome-ignore lint/style/useConsistentTypeDefinitions: only an interface can be added to
  interface HistoryState {
    /** How many dialogs, sheets and menus are open in this entry. */
    overlays?: number;
  }
}

const BY_ROUTER = new WeakMap<AnyRouter, ReturnType<typeof createOverlays>>();

/** Where Back has to close what is open: on phones. Elsewhere Escape does, and Back leaves the page as it always has. */
export function isPhone(): boolean {
  return window.matchMedia('(width < 48em), (pointer: coarse)').matches;
}

/**
 * The overlays of this page. They lie in the router's entries and not in a CloseWatcher, which Safari and Firefox for
 * Android do not have, and which does not hear the Back button of a browser's bar.
 */
export function overlaysOf(router: AnyRouter): ReturnType<typeof createOverlays> {
  const known = BY_ROUTER.get(router);
  if (known) return known;
  const history: RouterHistory = router.history;
  const overlays = createOverlays({
    depth: () => history.location.state.overlays ?? 0,
    push: (depth) =>
      void router.navigate({
        to: '.',
        search: true,
        hash: true,
        state: (before: object) => ({ ...before, overlays: depth }),
        resetScroll: false,
        hashScrollIntoView: false,
      }),
    go: (delta) => history.go(delta),
    isHeld: () => history.location.state.cooking !== undefined,
  });
  history.subscribe(({ action: { type } }) => {
    if (type !== 'PUSH' && type !== 'REPLACE') overlays.moved();
  });
  BY_ROUTER.set(router, overlays);
  return overlays;
}
