import type { createCaller } from '@platewise/api/app-router';
import type { z } from 'zod';

/** The procedures, called as the person who makes the request. */
type Api = ReturnType<typeof createCaller>;

// biome-ignore lint/suspicious/noExplicitAny: any procedure, whatever it takes.
type AnyProcedure = (input: any) => Promise<unknown>;

/** The path of a procedure in the router, such as 'plans.rename'. */
export type ProcedurePath<Routers = Api> = {
  [Name in keyof Routers & string]: Routers[Name] extends AnyProcedure
    ? Name
    : `${Name}.${ProcedurePath<Routers[Name]>}`;
}[keyof Routers & string];

type ProcedureAt<Path, Routers = Api> = Path extends `${infer Name}.${infer Rest}`
  ? Name extends keyof Routers
    ? ProcedureAt<Rest, Routers[Name]>
    : never
  : Path extends keyof Routers
    ? Extract<Routers[Path], AnyProcedure>
    : never;

type InputOf<Path> = Parameters<ProcedureAt<Path>>[0];
type OutputOf<Path> = Awaited<ReturnType<ProcedureAt<Path>>>;

export type RestAnswer = { status?: number; body?: unknown; headers?: Record<string, string> };

export type RestMethod = 'GET' | 'POST' | 'PUT' | 'PATCH' | 'DELETE';

type Sent<Query = unknown, Body = unknown> = { params: Record<string, string>; query: Query; body: Body };

/** What a row of the REST table says, whatever its procedure takes. */
type Row = {
  method: RestMethod;
  /** Placeholders in braces, without the optional slash at the end. */
  path: string;
  /** Of the usual success. */
  status: number;
  /** Other successes, with what they mean. */
  otherStatuses?: Record<number, string>;
  summary: string;
  tag: string;
  output?: z.ZodType;
  /** Of the answer, where it is not JSON. */
  mediaType?: string;
  responseHeaders?: Record<string, string>;
  acceptsIdempotencyKey?: boolean;
};

/** One row of the REST table: how a documented address leads to a procedure, and what the reference page says about it. */
export type RestRoute = Row & {
  procedure: ProcedurePath;
  query?: z.ZodObject;
  body?: z.ZodType;
  call: (api: Api, request: Sent) => Promise<RestAnswer>;
};

type Typed<Path extends ProcedurePath, Query extends z.ZodObject, Body extends z.ZodType> = Row & {
  query?: Query;
  body?: Body;
  /** What the procedure is called with; fields of the body and the query, and placeholders of the path, when left out. */
  input?: (request: Sent<z.input<Query>, z.input<Body>>) => InputOf<Path>;
  /** How the procedure's result is answered; as the body when left out, and with nothing where the status is 204. */
  answer?: (result: OutputOf<Path>) => RestAnswer;
};

/**
 * A row that leads to a procedure. Query, body and placeholders are handed on unchecked: the procedure validates them with
 * the same schemas, after it has counted the call.
 */
export function restRoute<Path extends ProcedurePath, Query extends z.ZodObject, Body extends z.ZodType>(
  procedure: Path,
  { input = mergedInput, answer, ...row }: Typed<Path, Query, Body>,
): RestRoute {
  const answerWith = answer ?? ((body: OutputOf<Path>) => (row.status === 204 ? {} : { body }));
  return {
    ...row,
    procedure,
    call: async (api, request) => {
      const call = procedureAt(api, procedure);
      return answerWith((await call(input(request as Parameters<typeof input>[0]))) as OutputOf<Path>);
    },
  };
}

/** Placeholders last: a field of the body never names another record than the address does. */
function mergedInput({ params, query, body }: Sent) {
  return { ...(query as object), ...(body as object), ...params };
}

function procedureAt(api: Api, path: string): AnyProcedure {
  return path.split('.').reduce<unknown>((found, name) => Reflect.get(Object(found), name), api) as AnyProcedure;
}
