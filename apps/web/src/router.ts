import { createRouter, type RouterHistory } from '@tanstack/react-router';
import { PageError } from './features/shell/page-error.tsx';
import { routeTree } from './routeTree.gen.ts';

/** The router: pages load when their link is touched, errors keep a way back. */
export function createAppRouter(history?: RouterHistory) {
  return createRouter({
    ...(history && { history }),
    routeTree,
    defaultPreload: 'intent',
    defaultErrorComponent: PageError,
    // It would put a script into a page that is prerendered.
    scrollRestoration: history === undefined,
  });
}
