/** What the server answers itself: calls, its documentation, its health. */
const NOT_SCREENS = /^\/(api|trpc|healthz|readyz)(\/|$)/;

/** Whether an address that is gone to is one of the application's pages; what has a file's ending is a file. */
export function isScreen(pathname: string): boolean {
  return !NOT_SCREENS.test(pathname) && !/\.[^/]*$/.test(pathname);
}
