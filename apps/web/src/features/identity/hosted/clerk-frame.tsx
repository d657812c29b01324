import { ClerkProvider, useClerk, useReverification } from '@clerk/clerk-react';
import { LIMITS } from '@platewise/contract/limits';
import { clerk } from '@platewise/contract/texts/account/clerk';
import { type ReactNode, useCallback, useEffect } from 'react';
import type { ClerkIdentity } from '../data/boot-identity.ts';

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

/** Clerk's forms in our colours and type; the page around them has the title, the frame and the way to the other form. */
const CLERK_APPEARANCE = {
  variables: {
    colorPrimary: 'var(--primary)',
    colorPrimaryForeground: 'var(--on-primary)',
    colorDanger: 'var(--tomato)',
    colorSuccess: 'var(--primary)',
    colorForeground: 'var(--ink)',
    colorMutedForeground: 'var(--muted)',
    colorBackground: 'var(--surface)',
    colorInput: 'var(--surface)',
    colorInputForeground: 'var(--ink)',
    colorNeutral: 'var(--ink)',
    colorRing: 'var(--focus)',
    colorBorder: 'var(--field-border)',
    fontFamily: 'inherit',
    fontSize: '1rem',
    borderRadius: '8px',
  },
  elements: {
    rootBox: { width: '100%' },
    cardBox: { width: '100%', maxWidth: 'none', boxShadow: 'none', border: 'none', borderRadius: 0 },
    card: { padding: '4px', boxShadow: 'none', border: 'none', background: 'transparent', gap: '20px' },
    header: { display: 'none' },
    footer: { display: 'none' },
    formButtonPrimary: {
      minHeight: '40px',
      border: 'none',
      background: 'var(--primary)',
      boxShadow: 'none',
      fontSize: '1rem',
      fontWeight: 600,
      // The library lays a shine over it.
      '&::after': { display: 'none' },
    },
    formFieldInput: {
      minHeight: '40px',
      // The library draws the frame as a shadow too faint to be seen, and a red one around what is wrong.
      '&:not([aria-invalid="true"])': { boxShadow: '0 0 0 1px var(--field-border) !important' },
    },
  },
};

/** The same sentence whether the address or the password is wrong, so that nobody learns which addresses are known. */
const CLERK_TEXTS = {
  unstable__errors: {
    form_identifier_not_found: clerk.wrongCredentials,
    form_password_incorrect: clerk.wrongCredentials,
  },
};

/** How a server asks for a newer proof, as Clerk's library reads it (Clerk, reverification). */
const NEEDS_PROOF = {
  clerk_error: {
    type: 'forbidden',
    reason: 'reverification-error',
    metadata: { reverification: { level: 'first_factor', afterMinutes: LIMITS.proofMaxMinutes } },
  },
} as const;

/**
 * Shows Clerk's own question for a password, code or passkey; rejects when it is closed instead. Its library asks when a
 * call answers that a proof is needed, and makes the call again afterwards: the first answer here says so, the second is done.
 */
function useProveAgain(): () => Promise<unknown> {
  const prove = useReverification(async (state: { isAsked: boolean }) => {
    if (state.isAsked) return true;
    state.isAsked = true;
    return NEEDS_PROOF;
  });
  return useCallback(() => prove({ isAsked: false }), [prove]);
}
