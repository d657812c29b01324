import '../shared/language/page-language.ts';
import '../shared/ui/theme/mantine.css';
import '@fontsource-variable/figtree/wght.css';
import '@fontsource-variable/fraunces/opsz.css';
import '../shared/ui/theme/fonts.css';
import '../shared/ui/theme/tokens.css';
import '../shared/ui/theme/base.css';
import { startTransition } from 'react';
import { createRoot, hydrateRoot } from 'react-dom/client';
import { bootIdentity } from '../features/identity/data/boot-identity.ts';
import { openBrowserSession } from '../features/identity/data/browser-session.ts';
import { unreachableSession } from '../features/identity/data/unreachable-session.ts';
import { idle } from '../shared/ui/idle.ts';
import { overlaysOf } from '../shared/ui/overlays/overlays-of.ts';
import { watchMissingParts } from '../shared/ui/parts/missing-part.ts';
import { App, type AppProps } from './app.tsx';
import { subscribeToLeaving } from './on-leaving.ts';
import { createAppRouter } from './router.ts';

// zod would try to compile its schemas; the content policy forbids that, and each try is reported.
Object.assign(globalThis, { __zod_globalConfig: { jitless: true } });

/** ms after which a busy page asks all the same who is here. */
const SESSION_WITHIN_MS = 1000;

watchMissingParts();
subscribeToLeaving();

const container = document.getElementById('root');
if (!container) throw new Error('index.html has no element with the id root');

const page = container;
const router = createAppRouter();
// After a reload it leaves the entries of what was open; cooking mode opens again by itself.
overlaysOf(router);
const identity = bootIdentity(document.getElementById('boot')?.textContent);

if (identity.kind === 'local') start({ session: openBrowserSession() });
else {
  // Its code is there before anything is drawn: the library does not show its forms when it comes while React waits.
  const go = (href: string, { replace }: { replace: boolean }) => void router.navigate({ href, replace });
  import('../features/identity/hosted/open-clerk.tsx').then(
    ({ openClerk }) => start(openClerk(identity, go)),
    () => start({ session: unreachableSession() }),
  );
}

function start(opened: Pick<AppProps, 'session' | 'Frame'>): void {
  const loadSession = () => void opened.session.load();
  if (page.firstElementChild === null) {
    loadSession();
    createRoot(page).render(<App {...opened} router={router} />);
    return;
  }
  // A prerendered page: its code must be there before React looks at it, and the router must render as it did at build
  // time, without the boundaries that it puts around pages which are still to come. Not awaited at the top: the code of
  // pages imports this file, and would wait for it in turn.
  void router.load().then(() => {
    router.ssr = { manifest: undefined };
    // As a transition it is done in short tasks: a finger or a key in between is answered. The session's answer in between
    // would have React finish the screen at once, in one task.
    const onMounted = () => void idle(SESSION_WITHIN_MS).then(loadSession);
    startTransition(() => void hydrateRoot(page, <App {...opened} router={router} onMounted={onMounted} />));
  });
}
