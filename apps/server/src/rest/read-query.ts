import { z } from 'zod';

/**
 * The values of a query string in the types of a schema's fields: digits become a number where one is expected, all
 * else stays text for the schema to refuse.
 */
export function readQuery(schema: z.ZodObject | undefined, query: Record<string, unknown>): Record<string, unknown> {
  if (!schema) return {};
  const fields = Object.keys(schema.shape).filter((name) => Object.hasOwn(query, name));
  return Object.fromEntries(fields.map((name) => [name, readValue(schema.shape[name], query[name])]));
}

function readValue(field: z.core.$ZodType | undefined, value: unknown): unknown {
  if (typeof value !== 'string' || !field || !/^-?\d{1,15}(\.\d{1,6})?$/.test(value)) return value;
  return expectsNumber(field) ? Number(value) : value;
}

function expectsNumber(field: z.core.$ZodType): boolean {
  const { type } = z.toJSONSchema(field, { io: 'input', unrepresentable: 'any' });
  return type === 'number' || type === 'integer';
}
