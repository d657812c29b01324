import type { z } from 'zod';

/** The first sentence of a refusal by the server's own schema, with the form's name of the field; null where all is well. */
export function refusalOf(schema: z.ZodType, input: unknown, labels: Readonly<Record<string, string>>): string | null {
  const read = schema.safeParse(input);
  const issue = read.success ? undefined : read.error.issues[0];
  if (!issue) return null;
  const field = String(issue.path[0]);
  return issue.message.replace(field, labels[field] ?? field);
}
