const RETENTION_SECONDS = 7 * 24 * 60 * 60;

/** Narrower pages have no room next to it (app-sidebar.module.css, public/theme.js). */
const PUSHES_THE_PAGE = '(min-width: 80em)';

const listeners = new Set<() => void>();

/**
 * Whether the sidebar is open. The page's own attribute holds it, because the styles read it before anything else runs
 * (public/theme.js sets it from the cookie); the cookie keeps it for seven days (shell 9).
 */
export const sidebarState = {
  isOpen: () => document.documentElement.dataset.sidebar !== 'closed',
  subscribe: (listener: () => void): (() => void) => {
    listeners.add(listener);
    return () => listeners.delete(listener);
  },
  /** As the person asked; kept for the next page. */
  toggle: (): void => {
    const isOpen = !sidebarState.isOpen();
    show(isOpen);
    // biome-ignore lint/suspicious/noDocumentCookie: the Cookie Store API is missing where a page is served without TLS.
    document.cookie = sidebarCookie(isOpen);
  },
  /** Where it lies over the page, it makes way once a page is chosen; nothing is kept of that. */
  makeWay: (): void => {
    if (!window.matchMedia(PUSHES_THE_PAGE).matches) show(false);
  },
};

function show(isOpen: boolean): void {
  document.documentElement.dataset.sidebar = isOpen ? 'open' : 'closed';
  for (const listener of listeners) listener();
}

/** What is written for the next page; lives seven days. */
export function sidebarCookie(isOpen: boolean): string {
  return `sidebar_state=${isOpen}; Path=/; Max-Age=${RETENTION_SECONDS}; SameSite=Lax`;
}
