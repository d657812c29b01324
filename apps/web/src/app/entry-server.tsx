import { createMemoryHistory } from '@tanstack/react-router';
import { renderToString } from 'react-dom/server';
import { createSession } from '../features/identity/data/session.ts';
import { sessionMemory } from '../shared/session/session-memory.ts';
import { App } from './app.tsx';
import { createAppRouter } from './router.ts';

export { SITE_PAGES } from './site-pages.ts';

/** The HTML of a page as a visitor first sees it: nobody is signed in yet, nothing is loaded. Used at build time only. */
export async function renderPage(path: string): Promise<string> {
  const router = createAppRouter(createMemoryHistory({ initialEntries: [path] }));
  await router.load();
  const session = createSession({
    request: () => Promise.reject(new Error('Nobody signs in while pages are built.')),
    notifyOtherTabs: () => undefined,
    now: () => 0,
    memory: sessionMemory(),
    proveAgain: async () => false,
  });
  return renderToString(<App session={session} router={router} />);
}

/** Every path that the application has a screen for, with `$name` in the place of a parameter. */
export function screenPaths(): string[] {
  return Object.keys(createAppRouter(createMemoryHistory()).routesByPath);
}
