import { ClerkProvider, useClerk } from '@clerk/clerk-react';
import { type ReactNode, useEffect } from 'react';
import type { ClerkIdentity } from '../auth/boot-identity.ts';
import { CLERK_APPEARANCE } from './clerk-appearance.ts';
import { CLERK_TEXTS } from './clerk-texts.ts';
import { useProveAgain } from './use-prove-again.ts';

type Clerk = ReturnType<typeof useClerk>;

type ClerkFrameProps = {
  identity: ClerkIdentity;
  /** Shows another page of this site without loading it again. */
  go: (to: string, options: { replace: boolean }) => void;
  /** Reported the library's state now and whenever it changes, and how it asks somebody again who they are. */
  onChange: (clerk: Clerk, proveAgain: () => Promise<unknown>) => void;
  children: ReactNode;
};

/** Stands around the application where Clerk keeps the accounts. It draws nothing, so that built pages stay as they are. */
export function ClerkFrame({ identity: { publishableKey, proxyUrl }, go, onChange, children }: ClerkFrameProps) {
  return (
    <ClerkProvider
      publishableKey={publishableKey}
      {...(proxyUrl && { proxyUrl: onThisSite(proxyUrl) })}
      routerPush={(to: string) => go(to, { replace: false })}
      routerReplace={(to: string) => go(to, { replace: true })}
      signInUrl="/signin"
      signUpUrl="/signup"
      afterSignOutUrl="/"
      appearance={CLERK_APPEARANCE}
      localization={CLERK_TEXTS}
      telemetry={false}
    >
      <Follow onChange={onChange}>{children}</Follow>
    </ClerkProvider>
  );
}

// The library asks an address with a host by https, whatever it says; a path is asked as this page was.
function onThisSite(address: string): string {
  const { origin, pathname } = new URL(address);
  return origin === window.location.origin ? pathname : address;
}

function Follow({ onChange, children }: Pick<ClerkFrameProps, 'onChange' | 'children'>) {
  const clerk = useClerk();
  const proveAgain = useProveAgain();

  useEffect(() => {
    const notifyListener = () => onChange(clerk, proveAgain);
    clerk.on('status', notifyListener, { notify: true });
    const endListening = clerk.addListener(notifyListener);
    return () => {
      clerk.off('status', notifyListener);
      endListening();
    };
  }, [clerk, proveAgain, onChange]);

  return children;
}
