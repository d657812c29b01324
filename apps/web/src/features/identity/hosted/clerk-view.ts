import type { useClerk } from '@clerk/clerk-react';
import type { SessionUser } from '../../../shared/session/session-types.ts';

/** What Clerk's library says at one moment; `isAway` where it could not ask its service. */
export type ClerkView = { isKnown: boolean; isAway: boolean; sessionId: string | null; user: SessionUser | null };

type Clerk = ReturnType<typeof useClerk>;

/** Reads the library's state. A session that has something left to do, as a second factor, is nobody's yet. */
export function clerkView({ status, session, user }: Clerk): ClerkView {
  const isActive = session?.status === 'active' && user;
  return {
    isKnown: status !== 'loading',
    isAway: status === 'error' || status === 'degraded',
    sessionId: isActive ? session.id : null,
    user: isActive
      ? { id: user.id, email: user.primaryEmailAddress?.emailAddress ?? '', name: user.fullName ?? '' }
      : null,
  };
}
