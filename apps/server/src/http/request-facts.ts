import type { FastifyRequest } from 'fastify';

/** What a route knows of a request besides its pattern, for the one line that the log has of it. */
type RequestFacts = {
  /** The path within a route that has several; only one that the route knows, so that it holds nothing that people typed. */
  path?: string;
  /** The codes of what was refused, of which a batch may have several. */
  refused: Set<string>;
};

const FACTS = new WeakMap<FastifyRequest, RequestFacts>();

/** What is known of a request so far. */
export function factsOf(request: FastifyRequest): RequestFacts {
  const known = FACTS.get(request);
  if (known) return known;
  const facts: RequestFacts = { refused: new Set() };
  FACTS.set(request, facts);
  return facts;
}
