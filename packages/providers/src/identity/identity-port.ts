import type { AccountEvent, AccountMessage } from './account-event.ts';

/** Who is calling, as the verified token says. `userId` is opaque text; `name` may be empty. */
export type Identity = {
  userId: string;
  email: string;
  emailVerified: boolean;
  name: string;
  /** Set when nobody could be asked who that is: address and name are empty and mean nothing. */
  isProfileUnknown?: true;
  /** When the token was made, where that proves that its owner was here a moment ago. */
  tokenIssuedAt?: Date;
};

/** What the browser must know to sign people in. */
export type IdentityClientConfig =
  | { kind: 'local' }
  | {
      kind: 'clerk';
      publishableKey: string;
      /** Where the service's frontend API is reached instead. */
      proxyUrl?: string;
    };

/** Who keeps the accounts and vouches for the people who call. */
export type IdentityPort = {
  kind: IdentityClientConfig['kind'];

  /**
   * The caller named by an Authorization header; null when there is no header.
   * @throws ProviderError TOKEN_EXPIRED for a token that was good once, TOKEN_INVALID for any other that is not good,
   * UNAVAILABLE when that cannot be told at the moment
   */
  verify(authorizationHeader: string | undefined): Promise<Identity | null>;

  clientConfig(): IdentityClientConfig;

  /** Answers a request under /api/auth/ that came from an address; every refusal has the contract's error body. */
  handleAuthRequest(request: Request, context: { ip: string; requestId: string }): Promise<Response>;

  /**
   * Whether whoever calls as this person proves again that the account is theirs, before something that cannot be taken
   * back: with local accounts by the password, else by a token that is under five minutes old. `waitSeconds` when it was
   * tried too often; nothing was looked at then.
   * @throws ProviderError UNAVAILABLE
   */
  confirmOwner(
    userId: string,
    proof: { password: string | undefined; tokenIssuedAt?: Date | undefined },
  ): Promise<{ isOwner: boolean; waitSeconds: number | null }>;

  /** Ends the sessions of an account and gives a link under which its password can be set; null when there is none. */
  createPasswordResetLink(email: string): Promise<string | null>;

  /**
   * Reads what the service tells about its accounts; null where no such messages are taken.
   * @throws ProviderError MESSAGE_INVALID for one that the service did not sign, or that is too old
   */
  readAccountEvent: ((message: AccountMessage) => Promise<AccountEvent>) | null;

  /**
   * Removes an account from the service, after its data here is gone; nothing where the accounts are our own rows.
   * @throws ProviderError UNAVAILABLE
   */
  removeAccount(userId: string): Promise<void>;
};
