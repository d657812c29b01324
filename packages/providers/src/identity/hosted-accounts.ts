/** An account that a hosted sign-in service holds; `externalId` is the id that it has here, where it was made by us. */
export type HostedAccount = { id: string; externalId: string | null; email: string; emailVerified: boolean };

/** An account of our own that is to be made there. */
export type AccountToMake = {
  userId: string;
  email: string;
  emailVerified: boolean;
  name: string;
  /** The password as our accounts keep it; null for an account without one. */
  passwordHash: string | null;
  createdAt: Date;
};

/** What is asked of a hosted sign-in service while accounts move there. All wait as long as its limits want. */
export type HostedAccounts = {
  /**
   * The accounts with these ids of theirs, ids of ours or addresses, at most 100 of each.
   * @throws ProviderError UNAVAILABLE
   */
  find(by: {
    ids: readonly string[];
    externalIds: readonly string[];
    emails: readonly string[];
  }): Promise<HostedAccount[]>;
  /**
   * Makes an account, which keeps our id next to its own; or why the service does not take it. May be called again when an answer was lost: look for it first.
   * @throws ProviderError UNAVAILABLE
   */
  make(account: AccountToMake): Promise<{ id: string } | { refusal: string }>;
};
