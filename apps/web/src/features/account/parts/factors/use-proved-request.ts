import { type AuthAnswer, authRequest } from '../../../../shared/session/auth-request.ts';
import { useSession } from '../../../../shared/session/use-session.ts';

/** Asks /api/auth for something that wants a recent proof of who asks: where that is missing it is asked for, and the call repeated. */
export function useProvedRequest(): (path: string, body?: Record<string, unknown>) => Promise<AuthAnswer> {
  const session = useSession();
  return async (path, body = {}) => {
    const answer = await authRequest(path, body);
    if (answer.ok || answer.code !== 'SIGN_IN_AGAIN' || !(await session.proveAgain())) return answer;
    return authRequest(path, body);
  };
}
