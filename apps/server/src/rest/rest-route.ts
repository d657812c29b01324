import type { createCaller } from '@platewise/api/app-router';
import type { z } from 'zod';

/** The procedures, called as the person who makes the request. */
export type Api = ReturnType<typeof createCaller>;

export type RestAnswer = { status?: number; body?: unknown; headers?: Record<string, string> };

export type RestMethod = 'GET' | 'POST' | 'PUT' | 'PATCH' | 'DELETE';

/** One row of the REST table: how a documented address leads to a procedure, and what the reference page says about it. */
export type RestRoute = {
  method: RestMethod;
  /** Placeholders in braces, without the optional slash at the end. */
  path: string;
  /** Of the usual success. */
  status: number;
  /** Other successes, with what they mean. */
  otherStatuses?: Record<number, string>;
  summary: string;
  tag: string;
  procedure: string;
  query?: z.ZodObject;
  body?: z.ZodType;
  output?: z.ZodType;
  /** Of the answer, where it is not JSON. */
  mediaType?: string;
  responseHeaders?: Record<string, string>;
  acceptsIdempotencyKey?: boolean;
  call: (api: Api, request: { params: Record<string, string>; query: unknown; body: unknown }) => Promise<RestAnswer>;
};

type Typed<Query extends z.ZodObject, Body extends z.ZodType> = Omit<RestRoute, 'query' | 'body' | 'call'> & {
  query?: Query;
  body?: Body;
  call: (
    api: Api,
    request: { params: Record<string, string>; query: z.input<Query>; body: z.input<Body> },
  ) => Promise<RestAnswer>;
};

/**
 * A row whose `call` sees query and body in the types of its schemas. They are handed on unchecked: the procedure
 * validates them with the same schemas, after it has counted the call.
 */
export function restRoute<Query extends z.ZodObject, Body extends z.ZodType>(row: Typed<Query, Body>): RestRoute {
  return row as unknown as RestRoute;
}
