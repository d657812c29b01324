import type { RevokeChoices } from '@platewise/contract/account/user-schema';

/** What lets somebody into an account, where it is known to the rest of the product rather than to the identity library. */
export type AccountAccess = {
  /** Ends one session of an account, and with it every bearer that was made in it. */
  endSession: (userId: string, sessionId: string) => Promise<void>;
  /** Notes that the person of a session has just proved who they are. */
  markProved: (userId: string, sessionId: string) => Promise<void>;
  /** Ends what else lets somebody in, as far as it is named. */
  revoke: (userId: string, choices: RevokeChoices) => Promise<void>;
  /** Ends every link for a new password that was given out for an account. */
  endResetLinks: (userId: string) => Promise<void>;
};
