import { createRouter } from '@tanstack/react-router';
import { PageError } from './features/shell/page-error.tsx';
import { routeTree } from './routeTree.gen.ts';

/** The router: pages load when their link is touched, errors keep a way back. */
export function createAppRouter() {
  return createRouter({
    routeTree,
    defaultPreload: 'intent',
    defaultErrorComponent: PageError,
    scrollRestoration: true,
  });
}
