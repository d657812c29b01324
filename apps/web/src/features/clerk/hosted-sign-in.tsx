import { SignIn } from '@clerk/clerk-react';
import { HostedForm } from './hosted-form.tsx';

/** Clerk's form for signing in, its steps behind the # of this page's address. */
export function HostedSignIn({ redirect }: { redirect?: string | undefined }) {
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
