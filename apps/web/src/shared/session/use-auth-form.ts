import { schemaResolver, useForm } from '@mantine/form';
import { useState } from 'react';
import type { z } from 'zod';
import type { AuthFailure, AuthResult } from './session-types.ts';

type Fields = Record<string, string>;

type Setup<Values extends Fields> = {
  schema: z.ZodType<unknown, Values>;
  initialValues: Values;
  send: (values: Values) => Promise<AuthResult>;
  /** The field under which a failure that names none is shown; others show above the form. */
  fieldOf?: (failure: AuthFailure) => (keyof Values & string) | null;
  onDone?: () => void;
};

/** A form of strings, checked by the schema that the server uses; its failures land at their fields. */
export function useAuthForm<Values extends Fields>({ schema, initialValues, send, fieldOf, onDone }: Setup<Values>) {
  const [failure, setFailure] = useState<AuthFailure | null>(null);
  const [isSending, setIsSending] = useState(false);
  const validate = schemaResolver(schema, { sync: true });
  const form = useForm<Values>({
    mode: 'uncontrolled',
    initialValues,
    validate: (values) => capitalised(validate(values)),
  });

  async function submit(values: Values): Promise<void> {
    if (isSending) return;
    setFailure(null);
    setIsSending(true);
    const result = await send(values);
    setIsSending(false);
    if (result.ok) return onDone?.();
    setFailure(result);
    const errors = fieldErrors(result, fieldOf?.(result));
    form.setErrors(capitalised(errors));
    focusFirst(errors);
  }

  function focusFirst(errors: object): void {
    const [first] = Object.keys(errors);
    if (first) form.getInputNode(first)?.focus();
  }

  return {
    form,
    failure,
    isSending,
    /** The sentence for above the form: what no field shows. */
    formError: failure && Object.keys(fieldErrors(failure, fieldOf?.(failure))).length === 0 ? failure.sentence : null,
    onSubmit: form.onSubmit((values) => void submit(values), focusFirst),
  };
}

function fieldErrors({ issues, sentence }: AuthFailure, field: string | null | undefined): Record<string, string> {
  const known = issues.filter(({ path }) => path !== '').map(({ path, message }) => [path, message]);
  if (known.length > 0) return Object.fromEntries(known);
  return field ? { [field]: sentence } : {};
}

// The schemas name fields as programs do ('email is required.'); a sentence for people begins with a capital.
function capitalised(errors: Record<string, unknown>): Record<string, string> {
  return Object.fromEntries(
    Object.entries(errors).map(([field, text]) => [
      field,
      String(text).replace(/^\p{L}/u, (first) => first.toUpperCase()),
    ]),
  );
}
