import { texts } from '@platewise/contract/texts';
import { capitalised } from '@platewise/domain/capitalised';
import type { z } from 'zod';

/** A sentence for each field that is refused, by its name. */
export type FieldErrors<Field extends string = string> = Partial<Record<Field, string>>;

/** The names that a refusing sentence shows in place of the wire's. */
export type FieldLabels<Field extends string = string> = Partial<Record<Field, string>>;

export type ReadForm<Value, Field extends string = string> =
  | { ok: true; value: Value }
  | {
      ok: false;
      errors: FieldErrors<Field>;
      /** For above the form, where fields alone do not say it. */
      sentence?: string;
    };

type Issue = { path: string | readonly PropertyKey[]; message: string };

/**
 * The first sentence of each field that issues name, in their order, whether a schema of this page has them or an answer
 * of the server. A sentence names its field as the form does, or begins with a capital letter where there is no label.
 */
export function fieldErrors<Field extends string>(
  issues: readonly Issue[],
  labels: FieldLabels<Field> = {},
): FieldErrors<Field> {
  const errors: FieldErrors = {};
  for (const { path, message } of issues) {
    const field = typeof path === 'string' ? path : String(path[0] ?? '');
    const label: string | undefined = (labels as FieldLabels)[field];
    if (field !== '') errors[field] ??= label === undefined ? capitalised(message) : message.replace(field, label);
  }
  return errors as FieldErrors<Field>;
}

/**
 * Reads what a form says with the schema that the server uses: the value to send, or why it is refused, by field. The
 * schema is fetched when a form is first checked: none needs it to be shown, and the library behind it is large.
 */
export async function readForm<Value, Field extends string>(
  schema: () => Promise<z.ZodType<Value>>,
  input: unknown,
  labels: FieldLabels<Field> = {},
): Promise<ReadForm<Value, Field>> {
  const fetched = await schema().catch(() => null);
  if (!fetched) return { ok: false, errors: {}, sentence: texts.shell.partMissing };
  const read = fetched.safeParse(input);
  return read.success ? { ok: true, value: read.data } : { ok: false, errors: fieldErrors(read.error.issues, labels) };
}
