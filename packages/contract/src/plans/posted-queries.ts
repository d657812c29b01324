/** Queries that may be sent in the body of a POST: what they say of a person is to stand in no address, which proxies write down. */
export const POSTED_QUERIES: readonly string[] = ['plans.alternatives'];
