import { SignIn, SignUp, type useClerk } from '@clerk/clerk-react';
import { Skeleton, Stack, VisuallyHidden } from '@mantine/core';
import { texts } from '@platewise/contract/texts';
import { clerk } from '@platewise/contract/texts/account/clerk';
import { type ReactNode, useEffect, useRef, useState } from 'react';
import { connection } from '../../../shared/api/connection.ts';
import { leaving } from '../../../shared/session/leaving.ts';
import { sessionMemory } from '../../../shared/session/session-memory.ts';
import type { Session } from '../../../shared/session/session-types.ts';
import { useAuth } from '../../../shared/session/use-auth.ts';
import { useSession } from '../../../shared/session/use-session.ts';
import { ErrorState } from '../../../shared/ui/states/error-state.tsx';
import type { ClerkIdentity } from '../data/boot-identity.ts';
import { openSessionChannel } from '../data/session-channel.ts';
import { ClerkFrame } from './clerk-frame.tsx';
import { createClerkSession } from './clerk-session.ts';
import { clerkView } from './clerk-view.ts';
import classes from './open-clerk.module.css';
import { showServiceLine } from './service-line.tsx';

type Clerk = ReturnType<typeof useClerk>;

type Opened = { session: Session; Frame: (props: { children: ReactNode }) => ReactNode };

/** The session of this page and what has to stand around it, where Clerk keeps the accounts. */
export function openClerk(identity: ClerkIdentity, go: (to: string, options: { replace: boolean }) => void): Opened {
  let clerk: Clerk | null = null;
  let askAgain: () => Promise<unknown> = () => Promise.reject(new Error('The library has not loaded.'));
  const channel = openSessionChannel();
  const { hear, doWithout, isAway, ...base } = createClerkSession({
    memory: sessionMemory(),
    notifyOtherTabs: channel.notify,
    onUnreachable: () => void askOurServer(),
    calls: {
      getToken: async (options) => (await clerk?.session?.getToken(options)) ?? null,
      // A function of ours in the place of Clerk's own way out: the application leads on itself.
      signOut: async () => clerk?.signOut(() => undefined),
      refresh: async () => {
        await clerk?.client?.reload();
        const latest = clerk?.client?.lastActiveSessionId;
        if (clerk && latest && !clerk.session) await clerk.setActive({ session: latest });
      },
      proveAgain: () => askAgain(),
      endHere: async () => {
        const { dataClients } = await import('../../../shared/api/data-clients.ts');
        return dataClients(session).api.users.sessions.end.mutate();
      },
    },
  });
  const session: Session = {
    ...base,
    hosted: {
      SignIn: HostedSignIn,
      SignUp: HostedSignUp,
      openAccount: () => clerk?.openUserProfile(),
      // Its scripts are asked for once in the life of a page.
      retry: () => window.location.reload(),
    },
  };
  channel.listen((news) => {
    if (news === 'signed-in') return void session.load();
    const { user } = session.getState();
    if (user) leaving.notify(user.id);
    session.end();
  });
  // The library tries again for a while before it says so; a visitor need not wait for that.
  window.addEventListener('error', ({ target }) => isItsScript(target) && doWithout(), { capture: true });
  const follow = (current: Clerk, proveAgain: () => Promise<unknown>) => {
    clerk = current;
    askAgain = proveAgain;
    hear(clerkView(current));
  };
  showServiceLine({ subscribe: session.subscribe, isAway, onRetry: () => session.hosted?.retry() });
  return {
    session,
    Frame: ({ children }) => (
      <ClerkFrame identity={identity} go={go} onChange={follow}>
        {children}
      </ClerkFrame>
    ),
  };
}

function isItsScript(target: EventTarget | null): boolean {
  return target instanceof HTMLScriptElement && target.src.includes('/@clerk/clerk-js@');
}

/** Screens ask our server with a token only; without one they would never learn that it is away as well. */
async function askOurServer(): Promise<void> {
  try {
    await fetch('/readyz', { cache: 'no-store' });
    connection.heard();
  } catch {
    connection.lost();
  }
}

/** Clerk's form for signing in, its steps behind the # of this page's address. */
function HostedSignIn({ redirect }: { redirect?: string | undefined }) {
  const search = redirect ? `?redirect=${encodeURIComponent(redirect)}` : '';
  return (
    <HostedForm>
      <SignIn
        routing="hash"
        // Forced: an address in the query of Clerk's own could lead elsewhere. Ours was read as a path of this site.
        forceRedirectUrl={redirect ?? '/dashboard'}
        signUpForceRedirectUrl={`/user/register${search}`}
        signUpUrl={`/signup${search}`}
      />
    </HostedForm>
  );
}

/** Clerk's form for a new account; afterwards the account is set up here. */
function HostedSignUp({ redirect }: { redirect?: string | undefined }) {
  const search = redirect ? `?redirect=${encodeURIComponent(redirect)}` : '';
  return (
    <HostedForm>
      <SignUp
        routing="hash"
        forceRedirectUrl={`/user/register${search}`}
        signInForceRedirectUrl={redirect ?? '/dashboard'}
        signInUrl={`/signin${search}`}
      />
    </HostedForm>
  );
}

/** The library says nothing when its forms cannot be loaded, so this long they are waited for. */
const SHOWN_WITHIN_MS = 12_000;

/** Where a form of Clerk's stands: something of its shape until it is there, and what to do when it does not come. */
function HostedForm({ children }: { children: ReactNode }) {
  const { status } = useAuth();
  const { hosted } = useSession();
  const place = useRef<HTMLDivElement>(null);
  const [arrival, setArrival] = useState<'waiting' | 'shown' | 'late'>('waiting');

  useEffect(() => {
    const look = () => {
      if (place.current?.querySelector('form, button, input')) setArrival('shown');
    };
    const observer = new MutationObserver(look);
    if (place.current) observer.observe(place.current, { childList: true, subtree: true });
    look();
    const timer = setTimeout(() => setArrival((now) => (now === 'waiting' ? 'late' : now)), SHOWN_WITHIN_MS);
    return () => {
      observer.disconnect();
      clearTimeout(timer);
    };
  }, []);

  const isLost = arrival === 'late' || (arrival === 'waiting' && status === 'failed');
  return (
    <>
      {isLost && (
        <ErrorState
          title={clerk.formNotShown}
          message={clerk.formNotShownText}
          retryLabel={clerk.loadPageAgain}
          onRetry={() => hosted?.retry()}
        />
      )}
      {arrival === 'waiting' && !isLost && <Waiting />}
      <div ref={place} className={classes.place} hidden={isLost}>
        {children}
      </div>
    </>
  );
}

function Waiting() {
  return (
    <Stack gap="md" aria-busy="true">
      <VisuallyHidden role="status">{texts.shell.loading}</VisuallyHidden>
      <Skeleton height={64} />
      <Skeleton height={64} />
      <Skeleton height={40} />
    </Stack>
  );
}
