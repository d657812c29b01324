import type { useClerk } from '@clerk/clerk-react';
import type { ReactNode } from 'react';
import { connection } from '../../connection.ts';
import type { ClerkIdentity } from '../auth/boot-identity.ts';
import { forgetPerson } from '../auth/forget-person.ts';
import { openSessionChannel } from '../auth/session-channel.ts';
import { sessionMemory } from '../auth/session-memory.ts';
import type { Session } from '../auth/session-types.ts';
import { ClerkFrame } from './clerk-frame.tsx';
import { createClerkSession } from './clerk-session.ts';
import { clerkView } from './clerk-view.ts';
import { HostedSignIn } from './hosted-sign-in.tsx';
import { HostedSignUp } from './hosted-sign-up.tsx';
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
        const { dataClients } = await import('../remote-data/data-clients.ts');
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
    if (user) forgetPerson(user.id);
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
