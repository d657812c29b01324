/**
 * How far requests may go that people give the address of: nowhere, to the internet by https, or also to this machine and the
 * networks around it, which only an operator can want.
 */
export type OutgoingReach = 'off' | 'public' | 'local';

/** Why a request did not get an answer. `NOT_ALLOWED`: the address is none that may be asked, or leads to such a one. */
export type OutgoingFailure = 'NOT_ALLOWED' | 'NAME_NOT_FOUND' | 'TIMED_OUT' | 'CERTIFICATE' | 'NOT_REACHED';

/** What came of a request; an answer counts by its status, redirections are not followed. */
export type OutgoingAnswer = { status: number } | { failure: OutgoingFailure };

export type OutgoingRequest = { url: string; headers: Readonly<Record<string, string>>; body: string };

/** Sends requests to addresses that people gave. It never throws, and holds nothing longer than five seconds. */
export type OutgoingPort = {
  reach: OutgoingReach;
  /** Whether a request would be tried, as far as that is known before its name is looked up. */
  takes: (url: string) => boolean;
  post: (request: OutgoingRequest) => Promise<OutgoingAnswer>;
};
