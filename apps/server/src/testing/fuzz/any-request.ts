import { appRouter } from '@platewise/api/app-router';
import fc from 'fast-check';
import { z } from 'zod';
import { procedureInput, procedureType } from '../../rest/procedure-meta.ts';
import { REST_ROUTES } from '../../rest/rest-routes.ts';
import { anyValue } from './any-value.ts';

/** A request as it goes over the wire. */
export type WireRequest = { method: string; path: string; headers: Record<string, string>; body: string | undefined };

/** Webhooks are not among them: where no service is set, 503 is what they are documented to answer. */
const OTHER_PATHS = [
  '/api/auth/sign-in/email',
  '/api/auth/sign-up/email',
  '/api/auth/token',
  '/api/auth/request-password-reset',
  '/api/auth/reset-password',
  '/api/auth/change-password',
  '/api/auth/update-user',
  '/api/auth/send-confirmation',
  '/api/auth/confirm-email',
  '/api/auth/change-email',
  '/api/auth/callback/x',
  '/api/operator',
  '/newsletter/unsubscribe',
  '/mcp',
  '/metrics',
  '/healthz',
  '/readyz',
  '/api/docs',
  '/api/openapi.json',
  '/api/config',
  '/',
  '/plans',
  '/%',
  '/%00',
  '/api/%c0%ae',
  '/trpc',
  '/trpc/',
  '//',
  '/*',
];
const METHODS = ['GET', 'POST', 'PUT', 'PATCH', 'DELETE', 'HEAD', 'OPTIONS', 'PROPFIND', 'QUERY', 'SEARCH', 'PURGE'];
const TYPES = [
  'text/plain',
  'application/xml',
  'multipart/form-data',
  'application/json; charset=utf-16',
  ';',
  '',
  '*/*',
];

/** What is longer is refused by Node itself, before it is a request. */
const PATH_MAX_CHARACTERS = 12_000;

const oddHeaders = fc.dictionary(
  fc.constantFrom(
    'idempotency-key',
    'accept-language',
    'accept',
    'origin',
    'if-none-match',
    'range',
    'cookie',
    'x-forwarded-for',
    'x-http-method-override',
    'trpc-accept',
    'mcp-protocol-version',
    'x-request-id',
    'priority',
  ),
  fc.oneof(
    fc.constantFrom('null', '*', 'gzip;q=NaN', 'hi-IN', 'xx-'.repeat(500), 'bytes=0-', '"', 'application/jsonl'),
    // What a header may hold: the rest does not leave a client.
    fc.string({
      unit: fc.integer({ min: 32, max: 254 }).map((code) => String.fromCharCode(code === 127 ? 255 : code)),
      maxLength: 60,
    }),
  ),
  { maxKeys: 2 },
);

const text = (value: unknown) => JSON.stringify(value) ?? '';

/** A body or a value in place of one that was made by its schema. */
const oddBody = fc.oneof(
  fc.json(),
  fc.string({ unit: 'binary', maxLength: 2000 }),
  fc.constantFrom('', '{', 'NaN', '{"a":1e999}', '[1,2', '"\\ud800"', '\u0000', '\ufeff{}', '{"__proto__":{}}'),
  fc.constantFrom('[', '{"a":').map((open) => open.repeat(5000)),
  fc.integer({ min: 60_000, max: 70_000 }).map((length) => `{"name":"${'x'.repeat(length)}"}`),
);

/** Requests to every procedure and path, made by the schemas of what they take, and some to what takes nothing. */
export function anyRequest(known: Readonly<Record<string, readonly string[]>>): fc.Arbitrary<WireRequest> {
  const inputs = new Map(
    Object.keys(appRouter._def.procedures).map((name) => [name, inputOf(procedureInput(appRouter, name), known)]),
  );
  const overTrpc = fc.constantFrom(...inputs.keys()).chain((name) => {
    const isQuery = procedureType(appRouter, name) === 'query';
    return sentValue(inputs.get(name)).map((body): WireRequest => {
      const query = isQuery ? `?input=${encodeURIComponent(body.toWellFormed())}` : '';
      return { ...request(isQuery ? 'GET' : 'POST', `/trpc/${name}${query}`), body: isQuery ? undefined : body };
    });
  });
  const overRest = fc.constantFrom(...REST_ROUTES).chain((row) => {
    const segments = fc.array(segment(row.path, known), { minLength: 3, maxLength: 3 });
    const query = row.query ? inputOf(row.query, known).map(asQuery) : fc.webQueryParameters();
    const body = row.body ? sentValue(inputOf(row.body, known)) : fc.option(oddBody, { nil: undefined, freq: 9 });
    return fc.tuple(segments, query, body).map(([rest, asked, sent]): WireRequest => {
      const path = row.path.replaceAll(/\{\w+\}/g, () => rest.pop() ?? 'x');
      return { ...request(row.method, `${path}?${asked}`), body: row.method === 'GET' ? undefined : sent };
    });
  });
  const elsewhere = fc
    .tuple(fc.constantFrom(...METHODS), fc.constantFrom(...OTHER_PATHS), oddBody)
    .map(([method, path, body]): WireRequest => ({ ...request(method, path), body }));
  const made = fc.oneof(
    { weight: 5, arbitrary: overTrpc },
    { weight: 5, arbitrary: overRest },
    { weight: 1, arbitrary: elsewhere },
  );
  return fc.tuple(made, fc.option(oddEnvelope, { freq: 4 })).map(([sent, odd]) => ({
    ...sent,
    path: sent.path.slice(0, PATH_MAX_CHARACTERS),
    ...(odd?.method !== undefined && { method: odd.method }),
    headers: { ...sent.headers, ...odd?.headers },
  }));
}

/** Another method, type or header than was meant. */
const oddEnvelope: fc.Arbitrary<{ method?: string | undefined; headers?: Record<string, string> }> = fc
  .tuple(
    fc.option(fc.constantFrom(...METHODS), { nil: undefined, freq: 3 }),
    fc.option(fc.constantFrom(...TYPES), { nil: undefined, freq: 3 }),
    oddHeaders,
  )
  .map(([method, type, headers]) => ({
    method,
    headers: { ...headers, ...(type !== undefined && { 'content-type': type }) },
  }));

function request(method: string, path: string): WireRequest {
  return { method, path, headers: { 'content-type': 'application/json' }, body: undefined };
}

function inputOf(schema: z.ZodType, known: Readonly<Record<string, readonly string[]>>): fc.Arbitrary<unknown> {
  return anyValue(z.toJSONSchema(schema, { io: 'input', unrepresentable: 'any' }) as never, known);
}

function sentValue(value: fc.Arbitrary<unknown> = fc.jsonValue()): fc.Arbitrary<string> {
  return fc.oneof({ weight: 9, arbitrary: value.map(text) }, { weight: 1, arbitrary: oddBody });
}

function segment(path: string, known: Readonly<Record<string, readonly string[]>>): fc.Arbitrary<string> {
  const names = [...path.matchAll(/\{(\w+)\}/g)].flatMap(([, name = '']) => known[name] ?? []);
  return fc.oneof(
    { weight: 4, arbitrary: fc.constantFrom(...names, 'lunch', '2026-11-30', 'rolled-oats') },
    { weight: 1, arbitrary: fc.uuid() },
    { weight: 1, arbitrary: fc.webSegment() },
    {
      weight: 1,
      arbitrary: fc
        .string({ unit: 'binary', maxLength: 300 })
        .map((value) => encodeURIComponent(value.toWellFormed()) || 'x'),
    },
  );
}

function asQuery(value: unknown): string {
  const fields = typeof value === 'object' && value !== null ? Object.entries(value) : [];
  return new URLSearchParams(
    fields.map(([name, one]): [string, string] => [name, typeof one === 'string' ? one : text(one)]),
  ).toString();
}
