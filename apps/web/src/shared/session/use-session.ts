import { use } from 'react';
import { AuthContext } from './auth-context.ts';
import type { Session } from './session-types.ts';

/** The session itself, for the forms that start one; screens use `useAuth`. */
export function useSession(): Session {
  const session = use(AuthContext);
  if (!session) throw new Error('useSession must be used within an AuthProvider');
  return session;
}
