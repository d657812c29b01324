import type { RevokeChoices } from '@platewise/contract/account/user-schema';

/** What has changed about how somebody signs in, of which they are informed. */
export type FactorChange =
  | 'appOn'
  | 'appOff'
  | 'newBackupCodes'
  | 'backupCodeUsed'
  | 'passkeyAdded'
  | 'passkeyRemoved'
  | 'removed';

/** What lets somebody into an account, where it is known to the rest of the product rather than to the identity library. */
export type AccountAccess = {
  /** Ends one session of an account, and with it every bearer that was made in it. */
  endSession: (userId: string, sessionId: string) => Promise<void>;
  /** Notes that the person of a session has just proved who they are. */
  markProved: (userId: string, sessionId: string) => Promise<void>;
  /** Whether the person of a session proved a short while ago who they are. */
  hasRecentProof: (userId: string, sessionId: string) => Promise<boolean>;
  /** Ends every session of an account but one. */
  endOtherSessions: (userId: string, sessionId: string) => Promise<void>;
  /** Takes a code of an app that was right just now; false when it was taken before. */
  takeCode: (userId: string, code: string) => Promise<boolean>;
  /** Writes to anyone whose way to sign in has changed; must not make the caller wait. */
  notifyOfChange: (email: string, change: FactorChange) => void;
  /** Ends what else lets somebody in, as far as it is named. */
  revoke: (userId: string, choices: RevokeChoices) => Promise<void>;
  /** Ends every link that was given out for an account: for a new password, and to prove an address. */
  endResetLinks: (userId: string) => Promise<void>;
  /** Proves addresses by emails; null where no mail server is set. */
  addresses: {
    /** Mails a link that proves the address of an account; false when it is proved. */
    mailLink: (userId: string) => Promise<boolean>;
    /** Mails one to another address, which the account has once it is followed. */
    mailNewLink: (userId: string, email: string) => Promise<void>;
  } | null;
  /** Takes such a link; false for one that is not good any more. */
  takeAddressLink: (token: string) => Promise<boolean>;
};
