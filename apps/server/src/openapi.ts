import type { AppRouter } from '@platewise/api/app-router';
import type { z } from 'zod';
import { hoisted, namedSchemas, schemaOf } from './rest/hoist-schemas.ts';
import { namedExamples } from './rest/named-examples.ts';
import { procedureMeta } from './rest/procedure-meta.ts';
import { restErrorStatuses } from './rest/rest-error-statuses.ts';
import type { RestExample, RestExamples } from './rest/rest-examples.ts';
import type { RestRoute } from './rest/rest-route.ts';

type Json = Record<string, unknown>;

/** The OpenAPI 3.1 document of the REST table, with examples of its operations. */
export function openapiDocument(
  router: AppRouter,
  routes: readonly RestRoute[],
  { version, publicUrl, examples }: { version: string; publicUrl: string; examples: RestExamples },
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
      description: [
        'Send `Authorization: Bearer <token>`, with a personal API token or a two-minute token of a session.',
        'What is read has an `ETag`: sent back as `If-None-Match`, it is answered with 304 while nothing has changed.',
      ].join('\n\n'),
    },
    servers: [{ url: publicUrl }],
    paths: hoisted(paths),
    components: {
      securitySchemes: { bearer: { type: 'http', scheme: 'bearer' } },
      schemas: namedSchemas(namedExamples(routes, examples)),
    },
  };
}

function operation(router: AppRouter, row: RestRoute, example: RestExample): Json {
  const { auth } = procedureMeta(router, row.procedure);
  const bearer = { bearer: [] };
  return {
    operationId: row.procedure.replaceAll('.', '_'),
    summary: row.summary,
    tags: [row.tag],
    security: auth === 'public' ? [{}, bearer] : [bearer],
    parameters: [...pathParameters(row, example), ...queryParameters(row, example), ...headerParameters(row)],
    ...(row.body && {
      requestBody: {
        required: true,
        content: { 'application/json': { schema: schemaOf(row.body, 'input'), ...shown(example.body) } },
      },
    }),
    responses: { ...successes(row, example), ...refusals(router, row) },
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
  return Object.entries(query.shape).map(([name, field]) => ({
    name,
    in: 'query',
    required: false,
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

function refusals(router: AppRouter, row: RestRoute): Json {
  const schema = { $ref: '#/components/schemas/Error' };
  const codes = restErrorStatuses(router, row);
  return Object.fromEntries(
    Object.entries(codes).map(([status, names]) => [
      status,
      { description: names.join(', '), content: { 'application/json': { schema } } },
    ]),
  );
}
