/** Who is calling, as the verified token says. `userId` is opaque text; `name` may be empty. */
export type Identity = { userId: string; email: string; emailVerified: boolean; name: string };

/** What the browser must know to sign people in. */
export type IdentityClientConfig = { kind: 'local' };

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

  /** Ends the sessions of an account and gives a link under which its password can be set; null when there is none. */
  createPasswordResetLink(email: string): Promise<string | null>;
};
