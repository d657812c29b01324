import { isClerkAPIResponseError } from '@clerk/backend/errors';
import { providerError } from '../../provider-error.ts';

/** What Clerk knows about a person; `email` is empty where none was given. */
export type ClerkProfile = { email: string; emailVerified: boolean; name: string };

const RETENTION_MS = 5 * 60_000;
/** After a failure nobody waits for Clerk again so soon: every call of every person would. */
const PAUSE_MS = 5000;
const MAX_PROFILES = 10_000;

type Setup = {
  /** Asks Clerk; rejects when it does not answer in time. */
  load: (userId: string) => Promise<ClerkProfile>;
  now: () => Date;
  onFailure: (error: unknown) => void;
};

export type ClerkProfiles = {
  /**
   * The profile of a person: kept for five minutes, an older one while Clerk does not answer, null when there is none.
   * @throws ProviderError TOKEN_INVALID when Clerk has no such person
   */
  read: (userId: string) => Promise<ClerkProfile | null>;
  forget: (userId: string) => void;
};

/** Looks people up whose tokens do not say who they are, and keeps what was found. */
export function createClerkProfiles({ load, now, onFailure }: Setup): ClerkProfiles {
  const kept = new Map<string, { profile: ClerkProfile; at: number }>();
  const asking = new Map<string, Promise<ClerkProfile | null>>();
  let pauseUntil = 0;

  async function ask(userId: string): Promise<ClerkProfile | null> {
    try {
      const profile = await load(userId);
      const [oldest] = kept.keys();
      if (kept.size >= MAX_PROFILES && oldest !== undefined) kept.delete(oldest);
      // Put at the end, so that the first one is the one that was asked for longest ago.
      kept.delete(userId);
      kept.set(userId, { profile, at: now().getTime() });
      return profile;
    } catch (error) {
      if (isClerkAPIResponseError(error) && error.status === 404) {
        kept.delete(userId);
        throw providerError('TOKEN_INVALID', error);
      }
      const seconds = isClerkAPIResponseError(error) ? (error.retryAfter ?? 0) : 0;
      pauseUntil = now().getTime() + Math.max(PAUSE_MS, Math.min(seconds, 60) * 1000);
      onFailure(error);
      return kept.get(userId)?.profile ?? null;
    }
  }

  return {
    read: async (userId) => {
      const found = kept.get(userId);
      const at = now().getTime();
      if (found && Math.abs(at - found.at) < RETENTION_MS) return found.profile;
      if (at < pauseUntil) return found?.profile ?? null;
      // Calls of one person in the same moment share one look.
      const asked = asking.get(userId) ?? ask(userId).finally(() => asking.delete(userId));
      asking.set(userId, asked);
      return asked;
    },
    forget: (userId) => kept.delete(userId),
  };
}
