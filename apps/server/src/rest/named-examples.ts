import { errorBodySchema } from '@platewise/contract/errors/error-schema';
import { nameOf, schemaOf } from './hoist-schemas.ts';
import { REFUSAL, type RestExamples } from './rest-examples.ts';
import type { RestRoute } from './rest-route.ts';

type Schema = {
  properties?: Record<string, Schema>;
  additionalProperties?: Schema | boolean;
  items?: Schema;
  anyOf?: Schema[];
  oneOf?: Schema[];
  const?: unknown;
  required?: string[];
};

/** An example for each named schema: the first value that stands in its place in the examples of the operations. */
export function namedExamples(routes: readonly RestRoute[], examples: RestExamples): Map<string, unknown> {
  const found = new Map<string, unknown>();
  collect(found, schemaOf(errorBodySchema, 'output'), examples[REFUSAL]?.answer);
  for (const { procedure, body, output } of routes) {
    const example = examples[procedure];
    if (!example) continue;
    if (body) collect(found, schemaOf(body, 'input'), example.body);
    if (output) collect(found, schemaOf(output, 'output'), example.answer);
  }
  return found;
}

function collect(found: Map<string, unknown>, schema: Schema, value: unknown): void {
  if (value === undefined || value === null) return;
  const name = nameOf(schema);
  if (name !== undefined && !found.has(name)) found.set(name, value);
  const branch = [...(schema.anyOf ?? []), ...(schema.oneOf ?? [])].filter((one) => fits(one, value));
  for (const one of branch) collect(found, one, value);
  if (Array.isArray(value)) {
    for (const one of value) if (schema.items) collect(found, schema.items, one);
    return;
  }
  if (typeof value !== 'object') return;
  for (const [key, part] of Object.entries(value)) {
    const inner = schema.properties?.[key] ?? schema.additionalProperties;
    if (typeof inner === 'object') collect(found, inner, part);
  }
}

/** Whether a value is of one branch of a union: it has what the branch requires, and the constants that name the branch. */
function fits({ properties = {}, required = [], items }: Schema, value: unknown): boolean {
  if (Array.isArray(value)) return items !== undefined;
  if (typeof value !== 'object' || value === null) return false;
  const fields = value as Record<string, unknown>;
  return (
    required.every((key) => key in fields) &&
    Object.entries(properties).every(([key, { const: constant }]) => constant === undefined || fields[key] === constant)
  );
}
