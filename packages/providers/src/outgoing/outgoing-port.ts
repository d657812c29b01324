import type { OutgoingFailure, OutgoingReach } from '@platewise/contract/account/webhook-options';

/** What came of a request; an answer counts by its status, and its Retry-After as it stands there. Redirections are not followed. */
export type OutgoingAnswer = { status: number; retryAfter?: string } | { failure: OutgoingFailure };

export type OutgoingRequest = { url: string; headers: Readonly<Record<string, string>>; body: string | Uint8Array };

/** Sends requests to addresses that people gave. It never throws, and holds nothing longer than five seconds. */
export type OutgoingPort = {
  reach: OutgoingReach;
  /** Whether a request would be tried, as far as that is known before its name is looked up. */
  takes: (url: string) => boolean;
  post: (request: OutgoingRequest) => Promise<OutgoingAnswer>;
};
