import type { AppRouter } from '@platewise/api/app-router';
import type { z } from 'zod';
import { hoisted, namedSchemas, schemaOf } from './rest/hoist-schemas.ts';
import { namedExamples } from './rest/named-examples.ts';
import { procedureMeta } from './rest/procedure-meta.ts';
import { ACCOUNTS, accountPaths } from './rest/reference/account-operations.ts';
import { describeOperation } from './rest/reference/describe-operation.ts';
import { introduction } from './rest/reference/introduction.ts';
import { RETRY_AFTER, refusalExamples, refusalResponses } from './rest/reference/refusal-examples.ts';
import { restErrorStatuses } from './rest/rest-error-statuses.ts';
import type { RestExample, RestExamples } from './rest/rest-examples.ts';
import type { RestRoute } from './rest/rest-route.ts';

type Json = Record<string, unknown>;

type About = { version: string; publicUrl: string; examples: RestExamples; hasOwnAccounts: boolean };

/** The cookie of a session has another name where there is TLS. */
const SESSION_COOKIE = { true: '__Host-platewise.session', false: 'platewise.session' };

/**
 * The OpenAPI 3.1 document of the REST table, with examples of its operations; where people have accounts of the server itself, with how a
 * program signs in to them.
 */
export function openapiDocument(
  router: AppRouter,
  routes: readonly RestRoute[],
  { version, publicUrl, examples, hasOwnAccounts }: About,
): Json {
  const paths: Record<string, Json> = {};
  for (const row of routes) {
    paths[row.path] = {
      ...paths[row.path],
      [row.method.toLowerCase()]: operation(router, row, examples[row.procedure] ?? {}),
    };
  }
  return {
    openapi: '3.1.0',
    info: {
      title: 'Platewise AI',
      version,
      license: { name: 'All rights reserved', url: `${publicUrl}/terms` },
      description: introduction(hasOwnAccounts),
    },
    servers: [{ url: publicUrl }],
    tags: tagsOf(routes, hasOwnAccounts),
    paths: hoisted({ ...(hasOwnAccounts && accountPaths(examples)), ...paths }),
    components: {
      securitySchemes: {
        bearer: { type: 'http', scheme: 'bearer' },
        ...(hasOwnAccounts && {
          session: { type: 'apiKey', in: 'cookie', name: SESSION_COOKIE[`${publicUrl.startsWith('https:')}`] },
        }),
      },
      headers: { RetryAfter: RETRY_AFTER },
      examples: refusalExamples(),
      schemas: namedSchemas(namedExamples(routes, examples)),
    },
  };
}

function tagsOf(routes: readonly RestRoute[], hasOwnAccounts: boolean): Json[] {
  const names = new Set([...(hasOwnAccounts ? [ACCOUNTS] : []), ...routes.map(({ tag }) => tag)]);
  return [...names].map((name) => ({ name }));
}

function operation(router: AppRouter, row: RestRoute, example: RestExample): Json {
  const { auth } = procedureMeta(router, row.procedure);
  const bearer = { bearer: [] };
  return {
    operationId: row.procedure.replaceAll('.', '_'),
    summary: row.summary,
    description: describeOperation(router, row.procedure),
    tags: [row.tag],
    security: auth === 'public' ? [{}, bearer] : [bearer],
    parameters: [...pathParameters(row, example), ...queryParameters(row, example), ...headerParameters(row)],
    ...(row.body && {
      requestBody: {
        required: true,
        content: { 'application/json': { schema: schemaOf(row.body, 'input'), ...shown(example.body) } },
      },
    }),
    responses: { ...successes(row, example), ...refusalResponses(restErrorStatuses(router, row)) },
  };
}

/** What is shown as the example, where there is one. */
function shown(example: unknown): Json {
  return example === undefined ? {} : { example };
}

function pathParameters({ path }: RestRoute, { params }: RestExample): Json[] {
  return [...path.matchAll(/\{(\w+)\}/g)].map(([, name = '']) => ({
    name,
    in: 'path',
    required: true,
    schema: { type: 'string' },
    ...shown(params?.[name]),
  }));
}

function queryParameters({ query }: RestRoute, example: RestExample): Json[] {
  if (!query) return [];
  const { required = [] } = schemaOf(query, 'input') as { required?: string[] };
  return Object.entries(query.shape).map(([name, field]) => ({
    name,
    in: 'query',
    required: required.includes(name),
    schema: schemaOf(field as z.ZodType, 'input'),
    ...shown(example.query?.[name]),
  }));
}

function headerParameters({ acceptsIdempotencyKey }: RestRoute): Json[] {
  if (!acceptsIdempotencyKey) return [];
  const description = 'The same key and body within 24 hours give the same answer and take no second token.';
  return [
    { name: 'Idempotency-Key', in: 'header', required: false, description, schema: { type: 'string', maxLength: 255 } },
  ];
}

function successes(row: RestRoute, example: RestExample): Json {
  const { status, otherStatuses = {}, output, mediaType = 'application/json', responseHeaders = {} } = row;
  const content = output
    ? { content: { [mediaType]: { schema: schemaOf(output, 'output'), ...shown(example.answer) } } }
    : {};
  const headers = Object.fromEntries(
    Object.entries(responseHeaders).map(([name, description]) => [name, { description, schema: { type: 'string' } }]),
  );
  const usual = { description: 'Success', ...content, ...(Object.keys(headers).length > 0 && { headers }) };
  const others = Object.entries(otherStatuses).map(([other, description]) => [other, { description, ...content }]);
  return { [status]: usual, ...Object.fromEntries(others) };
}
