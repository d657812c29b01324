import type { AccountEvent, AccountWebhookEvent } from './account-event.ts';

/** Who is calling, as the verified token says. `userId` is opaque text; `name` may be empty. */
export type Identity = {
  userId: string;
  email: string;
  emailVerified: boolean;
  name: string;
  /** Set when nobody could be asked who that is: address and name are empty and mean nothing. */
  isProfileUnknown?: true;
  /** The session that the token was made in; with it ends every token of it. */
  sessionId: string;
  /** When its owner last proved who they are, where the token says so; our own sessions know it themselves. */
  provedAt?: Date;
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
   * EMAIL_MISSING for one that says no address where nobody can be asked for it, UNAVAILABLE when that cannot be reported at the moment
   */
  verify(authorizationHeader: string | undefined): Promise<Identity | null>;

  clientConfig(): IdentityClientConfig;

  /** Answers a request under /api/auth/ that came from an address; every refusal has the contract's error body. */
  handleAuthRequest(request: Request, context: { ip: string; requestId: string }): Promise<Response>;

  /**
   * Whether this is the password of the account; never where passwords are kept by a hosted service. `waitSeconds` when it
   * was tried too often; nothing was looked at then.
   * @throws ProviderError UNAVAILABLE
   */
  confirmOwner(userId: string, password: string): Promise<{ isOwner: boolean; waitSeconds: number | null }>;

  /** Ends the sessions of an account and gives a link under which its password can be set; null when there is none. */
  createPasswordResetLink(email: string): Promise<{ userId: string; url: string } | null>;

  /**
   * Takes away what an account asks for besides its password, and its passkeys, and ends its sessions; null when there is no such account. For anyone who
   * has lost it, and whom the operator knows.
   */
  removeFactors(email: string): Promise<{ hadApp: boolean; passkeysRemoved: number } | null>;

  /**
   * Reads what the service says about its accounts; null where no such messages are taken.
   * @throws ProviderError MESSAGE_INVALID for one that the service did not sign, or that is too old
   */
  readAccountEvent: ((message: AccountWebhookEvent) => Promise<AccountEvent>) | null;

  /**
   * Removes an account from the service, after its data here is gone; nothing where the accounts are our own rows.
   * @throws ProviderError UNAVAILABLE
   */
  removeAccount(userId: string): Promise<void>;
};
