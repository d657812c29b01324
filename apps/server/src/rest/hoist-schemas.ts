import { errorBodySchema } from '@platewise/contract/error-schema';
import { z } from 'zod';
import { ANSWERS, REQUESTS } from './named-schemas.ts';

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

/** The schemas that have a name; those inside of them are named by reference. */
export function namedSchemas(): Json {
  const named = SCHEMAS.filter(([name, json]) => NAME_OF.get(JSON.stringify(json)) === name);
  return Object.fromEntries(named.map(([name, json]) => [name, partsHoisted(json)]));
}

/** JSON in which each part that is one of the named schemas is a reference to it. */
export function hoisted(value: unknown): unknown {
  if (typeof value !== 'object' || value === null) return value;
  const name = Array.isArray(value) ? undefined : NAME_OF.get(JSON.stringify(value));
  return name === undefined ? partsHoisted(value) : { $ref: `#/components/schemas/${name}` };
}

function partsHoisted(value: object): unknown {
  if (Array.isArray(value)) return value.map(hoisted);
  return Object.fromEntries(Object.entries(value).map(([key, part]) => [key, hoisted(part)]));
}
