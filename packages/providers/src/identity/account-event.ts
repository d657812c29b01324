/** What a hosted service says about its accounts. Events come late, twice and in any order. */
export type AccountEvent =
  | {
      kind: 'updated';
      id: string;
      at: Date;
      userId: string;
      email: string;
      emailVerified: boolean;
      name: string;
      /** The account may not be used until this is taken back. */
      isBanned: boolean;
    }
  /** One session is over: signed out, revoked, expired, or its device removed. */
  | { kind: 'session-ended'; id: string; userId: string; sessionId: string }
  | { kind: 'deleted'; id: string; userId: string }
  /** One that nobody here needs. */
  | { kind: 'other'; id: string };

/** A message as it arrived: a signature covers the bytes of its body and not what they mean. */
export type AccountWebhookEvent = { body: Buffer; headers: Readonly<Record<string, string>> };
