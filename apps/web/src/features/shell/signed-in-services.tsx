import type { ReactNode } from 'react';
import { Registration } from '../registration/registration.tsx';
import { SubscriptionProvider } from '../subscription/subscription-provider.tsx';

/** What runs for signed-in people on every page: their registration, and what their plan allows. */
export function SignedInServices({ children }: { children: ReactNode }) {
  return (
    <SubscriptionProvider>
      <Registration />
      {children}
    </SubscriptionProvider>
  );
}
