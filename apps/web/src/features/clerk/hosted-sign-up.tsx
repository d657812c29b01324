import { SignUp } from '@clerk/clerk-react';
import { HostedForm } from './hosted-form.tsx';

/** Clerk's form for a new account; afterwards the account is set up here. */
export function HostedSignUp({ redirect }: { redirect?: string | undefined }) {
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
