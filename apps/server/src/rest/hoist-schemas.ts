import { errorBodySchema } from '@platewise/contract/errors/error-schema';
import { z } from 'zod';
import { ANSWERS } from './named-answers.ts';
import { REQUESTS } from './named-requests.ts';

type Json = Record<string, unknown>;

/** A schema as JSON, every part of it written out. */
export function schemaOf(schema: z.ZodType, io: 'input' | 'output'): Json {
  const { $schema: _, ...json } = z.toJSONSchema(schema, { io, unrepresentable: 'any' });
  return json;
}

const SCHEMAS: readonly (readonly [name: string, json: Json])[] = [
  ['Error', schemaOf(errorBodySchema, 'output')],
  ...Object.entries(ANSWERS).map(([name, schema]) => [name, schemaOf(schema, 'output')] as const),
  ...Object.entries(REQUESTS).map(([name, schema]) => [`${name}Request`, schemaOf(schema, 'input')] as const),
];

const NAME_OF: ReadonlyMap<string, string> = new Map(SCHEMAS.map(([name, json]) => [JSON.stringify(json), name]));

/** The schemas that have a name, each with its example; those inside of them are named by reference. */
export function namedSchemas(examples: ReadonlyMap<string, unknown>): Json {
  const named = SCHEMAS.filter(([name, json]) => nameOf(json) === name);
  return Object.fromEntries(
    named.map(([name, json]) => [
      name,
      { ...partsHoisted(json), ...(examples.has(name) && { examples: [examples.get(name)] }) },
    ]),
  );
}

/** The name of a schema that is written out, where it has one. */
export function nameOf(json: object): string | undefined {
  return NAME_OF.get(JSON.stringify(json));
}

/** JSON in which each schema that is one of the named ones is a reference to it. Examples are no schemas. */
export function hoisted(value: unknown): unknown {
  if (typeof value !== 'object' || value === null) return value;
  if (Array.isArray(value)) return value.map(hoisted);
  const name = nameOf(value);
  return name === undefined ? partsHoisted(value) : { $ref: `#/components/schemas/${name}` };
}

function partsHoisted(value: object): Json {
  const parts = Object.entries(value).map(([key, part]) => [key, key === 'example' ? part : hoisted(part)]);
  return Object.fromEntries(parts);
}
