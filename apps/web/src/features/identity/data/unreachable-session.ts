import type { AuthAnswer } from '../../../shared/session/auth-request.ts';
import { sessionMemory } from '../../../shared/session/session-memory.ts';
import { createSession } from './session.ts';

const AWAY: AuthAnswer = { ok: false, status: 0, code: 'IDENTITY_UNAVAILABLE', sentence: '', issues: [] };

/** The session of a page whose way to sign in could not be loaded: as if the service did not answer. */
export function unreachableSession() {
  return createSession({
    request: async () => AWAY,
    notifyOtherTabs: () => undefined,
    now: () => Date.now(),
    memory: sessionMemory(),
    proveAgain: async () => false,
  });
}
