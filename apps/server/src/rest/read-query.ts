import { invalidInput } from '@platewise/api/invalid-input';
import { texts } from '@platewise/contract/texts';
import { z } from 'zod';

/**
 * The values of a query string in the types of a schema's fields: digits become a number where one is expected, all
 * else stays for the schema to refuse, as a parameter that comes twice where one value is meant. One in brackets, as some
 * clients write lists and operators, is refused: left out, it would answer another question than was asked.
 * @throws AppError VALIDATION
 */
export function readQuery(schema: z.ZodObject | undefined, query: Record<string, unknown>): Record<string, unknown> {
  const issues = Object.keys(query).flatMap(describeBrackets);
  if (issues.length > 0) throw invalidInput(issues);
  if (!schema) return {};
  const fields = Object.keys(schema.shape).filter((name) => Object.hasOwn(query, name));
  return Object.fromEntries(fields.map((name) => [name, readValue(schema.shape[name], query[name])]));
}

function describeBrackets(name: string): { path: string; message: string }[] {
  const [field = ''] = name.split(/[[\]]/);
  return field === name ? [] : [{ path: field, message: texts.validation.parameterInBrackets({ field }) }];
}

function readValue(field: z.core.$ZodType | undefined, value: unknown): unknown {
  if (typeof value !== 'string' || !field || !/^-?\d{1,15}(\.\d{1,6})?$/.test(value)) return value;
  return expectsNumber(field) ? Number(value) : value;
}

function expectsNumber(field: z.core.$ZodType): boolean {
  const { type } = z.toJSONSchema(field, { io: 'input', unrepresentable: 'any' });
  return type === 'number' || type === 'integer';
}
