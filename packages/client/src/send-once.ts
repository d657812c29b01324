import type { Routes } from './routes.ts';

/** What is wrong with a field: `path` names it, such as 'meals.0.name'. */
export type Issue = { path: string; message: string };

/** No answer came; or one came that is not of this API, such as the page of a proxy. */
export type OwnCode = 'UNREACHABLE' | 'UNREADABLE';

export type Success<Data> = { ok: true; status: number; data: Data; headers: Headers };

export type Failure<Code extends string> = {
  ok: false;
  error: {
    /** A stable name for programs; the reference says what each means. */
    code: Code | OwnCode;
    /** One sentence for people. */
    message: string;
    /** The fields that are wrong; empty where it is about none. */
    issues: readonly Issue[];
    /** With NOT_ASSESSED: words that may be an allergy and cannot be read. */
    notAssessed: readonly string[];
    /** Null where no answer came. */
    status: number | null;
    /** Leads the operator to the line of the log. */
    requestId: string | null;
    /** How long the server asks to wait. */
    retryAfterSeconds: number | null;
  };
};

/** What a call comes to. */
export type Answer<Name extends keyof Routes> = Success<Routes[Name]['answer']> | Failure<Routes[Name]['code']>;

/** What any call may be given, whatever its route takes. */
export type Sent = {
  params?: Record<string, string>;
  query?: Record<string, string | number | boolean | undefined>;
  body?: unknown;
  signal?: AbortSignal | undefined;
  idempotencyKey?: string | undefined;
};

type Request = {
  address: string;
  name: string;
  token: string | undefined;
  key: string | undefined;
  body: unknown;
  signal: AbortSignal | undefined;
};

/**
 * Where a call goes: the path of the route with its placeholders filled in, and the query.
 * @throws TypeError where a placeholder has no value
 */
export function addressOf(base: string, name: string, { params = {}, query = {} }: Sent): string {
  const path = name.slice(name.indexOf(' ') + 1).replaceAll(/\{(\w+)\}/g, (_, field: string) => {
    const value = params[field];
    if (!value) throw new TypeError(`params.${field} is missing: '${name}' needs it.`);
    return encodeURIComponent(value);
  });
  const pairs = new URLSearchParams();
  for (const [field, value] of Object.entries(query)) if (value !== undefined) pairs.set(field, String(value));
  return `${base}${path}${pairs.size > 0 ? `?${pairs.toString()}` : ''}`;
}

/** One request and what it is answered, as a value; throws only when `signal` is aborted. */
export async function sendOnce<Name extends keyof Routes>(
  send: typeof globalThis.fetch,
  { address, name, token, key, body, signal }: Request,
): Promise<Answer<Name>> {
  const headers = {
    accept: 'application/json, text/calendar',
    ...(body !== undefined && { 'content-type': 'application/json' }),
    ...(token && { authorization: `Bearer ${token}` }),
    ...(key && { 'idempotency-key': key }),
  };
  try {
    const response = await send(address, {
      method: name.slice(0, name.indexOf(' ')),
      headers,
      ...(body !== undefined && { body: JSON.stringify(body) }),
      ...(signal && { signal }),
    });
    const text = await response.text();
    return response.ok ? successOf(response, text) : failureOf(response, text);
  } catch (error) {
    if (signal?.aborted) throw signal.reason;
    const message = `The server at ${new URL(address).origin} cannot be reached. ${reasonOf(error)}`.trim();
    return failure({ code: 'UNREACHABLE', message });
  }
}

function successOf<Data, Code extends string>(response: Response, text: string): Success<Data> | Failure<Code> {
  const { status, headers } = response;
  if (text === '') return { ok: true, status, data: undefined as Data, headers };
  const isJson = headers.get('content-type')?.includes('application/json');
  const data = isJson ? parsed(text) : { value: text };
  if (!data) return unreadable(status);
  return { ok: true, status, data: data.value as Data, headers };
}

function failureOf<Code extends string>({ status, headers }: Response, text: string): Failure<Code> {
  const body = parsed(text)?.value as Partial<Failure<Code>['error']> | null | undefined;
  if (typeof body?.code !== 'string') return unreadable(status, secondsOf(headers));
  const { code, message = '', issues = [], notAssessed = [], requestId = null } = body;
  return failure({ code, message, issues, notAssessed, requestId, status, retryAfterSeconds: secondsOf(headers) });
}

function unreadable<Code extends string>(status: number, retryAfterSeconds: number | null = null): Failure<Code> {
  const message = `The answer (${status}) is not one of the API: look at the address, and at what stands before the server.`;
  return failure<Code>({ code: 'UNREADABLE', message, status, retryAfterSeconds });
}

function failure<Code extends string>(
  error: Pick<Failure<Code>['error'], 'code' | 'message'> & Partial<Failure<Code>['error']>,
): Failure<Code> {
  const nothing = { issues: [], notAssessed: [], status: null, requestId: null, retryAfterSeconds: null };
  return { ok: false, error: { ...nothing, ...error } };
}

function parsed(text: string): { value: unknown } | null {
  try {
    return { value: JSON.parse(text) };
  } catch {
    return null;
  }
}

/** This server always answers with seconds; a proxy before it may send a date, which is left to the caller. */
function secondsOf(headers: Headers): number | null {
  const value = headers.get('retry-after');
  return value !== null && /^\d+$/.test(value) ? Number(value) : null;
}

function reasonOf(error: unknown): string {
  const cause = error instanceof Error ? (error.cause ?? error) : error;
  return cause instanceof Error ? cause.message : '';
}
