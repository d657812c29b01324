import './theme/mantine.css';
import './theme/mantine-variables.css';
import '@fontsource-variable/figtree/wght.css';
import '@fontsource-variable/fraunces/opsz.css';
import './theme/fonts.css';
import './theme/tokens.css';
import './theme/base.css';
import { startTransition } from 'react';
import { createRoot, hydrateRoot } from 'react-dom/client';
import { App } from './app.tsx';
import { openBrowserSession } from './features/auth/browser-session.ts';
import { createAppRouter } from './router.ts';

// zod would try to compile its schemas; the content policy forbids that, and each try is reported.
Object.assign(globalThis, { __zod_globalConfig: { jitless: true } });

const container = document.getElementById('root');
if (!container) throw new Error('index.html has no element with the id root');

const session = openBrowserSession();
const router = createAppRouter();
const loadSession = () => void session.load();

if (container.firstElementChild === null) {
  loadSession();
  createRoot(container).render(<App session={session} router={router} />);
} else {
  // A prerendered page: its code must be there before React looks at it, and the router must render as it did at build
  // time, without the boundaries that it puts around pages which are still to come. Not awaited at the top: the code of
  // pages imports this file, and would wait for it in turn.
  void router.load().then(() => {
    router.ssr = { manifest: undefined };
    // In slices, so that a press in between is answered; who is here is asked afterwards, as the answer would end the slicing.
    const app = <App session={session} router={router} onMounted={loadSession} />;
    startTransition(() => void hydrateRoot(container, app));
  });
}
