import { join } from 'node:path';
import { appRouter } from '@platewise/api/app-router';
import { expect, test } from 'vitest';
import { openapiDocument } from '../../openapi.ts';
import { REST_ROUTES } from '../rest-routes.ts';
import { type ApiDocument, clientTypes } from './client-types.ts';
import { typeOfSchema } from './type-of-schema.ts';

const CLIENT = join(import.meta.dirname, '../../../../../packages/client/src/routes.ts');

test('the types of the client are those of the OpenAPI document', async () => {
  const about = { version: '0.0.0', publicUrl: 'http://localhost', examples: {}, hasOwnAccounts: false };
  const document = openapiDocument(appRouter, REST_ROUTES, about) as unknown as ApiDocument;

  await expect(clientTypes(document)).toMatchFileSnapshot(CLIENT);
});

test.each([
  [{ type: 'integer' }, 'number'],
  [{ $ref: '#/components/schemas/Meal' }, 'Meal'],
  [{ anyOf: [{ type: 'string' }, { type: 'null' }] }, 'string | null'],
  [{ type: ['string', 'null'] }, 'string | null'],
  [{ type: 'array', items: { enum: ['a', 'b'] } }, '("a" | "b")[]'],
  [{ type: 'array', prefixItems: [{ type: 'string' }, { type: 'number' }] }, '[string, number]'],
  [
    { type: 'object', propertyNames: { enum: ['a'] }, additionalProperties: { type: 'number' } },
    'Partial<Record<"a", number>>',
  ],
  [{ type: 'object', properties: { a: {}, 'b-c': { const: 1 } }, required: ['a'] }, '{\na: unknown;\n"b-c"?: 1;\n}'],
  [{ type: 'object', properties: { a: {} }, anyOf: [{ required: ['a'] }] }, '{\na?: unknown;\n}'],
])('%j is a type', (schema, type) => {
  expect(typeOfSchema(schema)).toBe(type);
});
