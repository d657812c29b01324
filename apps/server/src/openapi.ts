import type { AppRouter } from '@platewise/api/app-router';
import type { z } from 'zod';
import { hoisted, namedSchemas, schemaOf } from './rest/hoist-schemas.ts';
import { procedureMeta } from './rest/procedure-meta.ts';
import { restErrorStatuses } from './rest/rest-error-statuses.ts';
import type { RestRoute } from './rest/rest-route.ts';

type Json = Record<string, unknown>;

/** The OpenAPI 3.1 document of the REST table. */
export function openapiDocument(
  router: AppRouter,
  routes: readonly RestRoute[],
  { version, publicUrl }: { version: string; publicUrl: string },
): Json {
  const paths: Record<string, Json> = {};
  for (const row of routes) {
    paths[row.path] = { ...paths[row.path], [row.method.toLowerCase()]: operation(router, row) };
  }
  return {
    openapi: '3.1.0',
    info: {
      title: 'Platewise AI',
      version,
      license: { name: 'All rights reserved', url: `${publicUrl}/terms` },
      description:
        'Send `Authorization: Bearer <token>`, with a personal API token or a two-minute token of a session.',
    },
    servers: [{ url: publicUrl }],
    paths: hoisted(paths),
    components: {
      securitySchemes: { bearer: { type: 'http', scheme: 'bearer' } },
      schemas: namedSchemas(),
    },
  };
}

function operation(router: AppRouter, row: RestRoute): Json {
  const { auth } = procedureMeta(router, row.procedure);
  const bearer = { bearer: [] };
  return {
    operationId: row.procedure.replaceAll('.', '_'),
    summary: row.summary,
    tags: [row.tag],
    security: auth === 'public' ? [{}, bearer] : [bearer],
    parameters: [...pathParameters(row), ...queryParameters(row), ...headerParameters(row)],
    ...(row.body && {
      requestBody: { required: true, content: { 'application/json': { schema: schemaOf(row.body, 'input') } } },
    }),
    responses: { ...successes(row), ...refusals(router, row) },
  };
}

function pathParameters({ path }: RestRoute): Json[] {
  return [...path.matchAll(/\{(\w+)\}/g)].map(([, name]) => ({
    name,
    in: 'path',
    required: true,
    schema: { type: 'string' },
  }));
}

function queryParameters({ query }: RestRoute): Json[] {
  if (!query) return [];
  return Object.entries(query.shape).map(([name, field]) => ({
    name,
    in: 'query',
    required: false,
    schema: schemaOf(field as z.ZodType, 'input'),
  }));
}

function headerParameters({ acceptsIdempotencyKey }: RestRoute): Json[] {
  if (!acceptsIdempotencyKey) return [];
  const description = 'The same key and body within 24 hours give the same answer and take no second token.';
  return [
    { name: 'Idempotency-Key', in: 'header', required: false, description, schema: { type: 'string', maxLength: 255 } },
  ];
}

function successes(row: RestRoute): Json {
  const { status, otherStatuses = {}, output, mediaType = 'application/json', responseHeaders = {} } = row;
  const content = output ? { content: { [mediaType]: { schema: schemaOf(output, 'output') } } } : {};
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
