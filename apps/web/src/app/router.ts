import { createRouter, type RouterHistory } from '@tanstack/react-router';
import { routeTree } from './routeTree.gen.ts';
import { PageError } from './shell/page-error.tsx';

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
