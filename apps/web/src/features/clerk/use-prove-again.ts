import { useReverification } from '@clerk/clerk-react';
import { LIMITS } from '@platewise/contract/limits';
import { useCallback } from 'react';

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
export function useProveAgain(): () => Promise<unknown> {
  const prove = useReverification(async (state: { isAsked: boolean }) => {
    if (state.isAsked) return true;
    state.isAsked = true;
    return NEEDS_PROOF;
  });
  return useCallback(() => prove({ isAsked: false }), [prove]);
}
