import { type UseFormInput, useForm } from '@mantine/form';
import { useRef, useState } from 'react';
import { notifyError } from '../ui/toasts/notify.ts';
import { type FieldErrors, fieldErrors, type ReadForm } from './read-form.ts';
import { useValidateOnLeave } from './use-validate-on-leave.ts';

/** What the frame of a form needs of the hook, whatever its fields are. */
export type SchemaForm = Omit<ReturnType<typeof useSchemaForm<Record<string, unknown>, unknown>>, 'form'>;

/** Why something was not done: in a sentence, and at its fields where they are known. */
export type FormFailure = {
  sentence: string;
  /** The contract's code. */
  code?: string;
  /** What the server says of single fields. */
  issues?: readonly { path: string; message: string }[];
};

type Setup<Values, Value> = Pick<UseFormInput<Values>, 'mode' | 'initialValues' | 'onValuesChange'> & {
  /** Reads the form with the schema that the server uses (readForm). */
  read: (values: Values) => ReadForm<Value, string> | Promise<ReadForm<Value, string>>;
  /** Does what the form is for; resolves with why it was not done, or with null. */
  onSubmit: (value: Value, values: Values) => Promise<FormFailure | null> | FormFailure | null;
  /** The field under which a failure that names none is shown; the others show above the form (formError). */
  fieldOf?: (failure: FormFailure) => (keyof Values & string) | null;
  /** Checks a field when it is left; else all are checked when the form is sent. */
  checksLeftFields?: boolean;
  /** Takes the focus to what is wrong; the first field that is, unless something else is given. */
  onInvalid?: () => void;
};

/**
 * The one way to fill a form: checked by the schema that the server uses, sent once at a time, its failures at their
 * fields with the focus on the first. What was typed stays until it is done.
 */
export function useSchemaForm<Values extends Record<string, unknown>, Value>({
  read,
  onSubmit,
  fieldOf,
  checksLeftFields = false,
  onInvalid,
  ...setup
}: Setup<Values, Value>) {
  const [failure, setFailure] = useState<FormFailure | null>(null);
  const [isSending, setIsSending] = useState(false);
  const isBusy = useRef(false);
  const form = useForm<Values>({ ...setup, validate: async (values) => errorsOf(await read(values)) });
  const checkLeftField = useValidateOnLeave(form.validateField);

  async function send(values: Values): Promise<void> {
    // Two presses may both have been checked before the first is sent.
    if (isBusy.current) return;
    isBusy.current = true;
    const refused = await sendChecked(values).finally(() => {
      isBusy.current = false;
    });
    if (!refused) return;
    setFailure(refused);
    const errors = errorsAt(refused, fieldOf?.(refused) ?? null);
    form.setErrors(errors);
    focusFirst(errors);
  }

  async function sendChecked(values: Values): Promise<FormFailure | null> {
    const checked = await read(values);
    if (!checked.ok) {
      // No field is wrong: its schema could not be fetched.
      if (checked.sentence !== undefined) notifyError(checked.sentence);
      return null;
    }
    setFailure(null);
    setIsSending(true);
    return Promise.resolve(onSubmit(checked.value, values)).finally(() => setIsSending(false));
  }

  async function refuse(errors: object, values: Values): Promise<void> {
    const checked = await read(values);
    setFailure(checked.ok || checked.sentence === undefined ? null : { sentence: checked.sentence });
    if (onInvalid) onInvalid();
    else focusFirst(errors);
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
    formError:
      failure && Object.keys(errorsAt(failure, fieldOf?.(failure) ?? null)).length === 0 ? failure.sentence : null,
    /** For the form element itself. */
    formProps: {
      noValidate: true,
      onSubmit: form.onSubmit(
        (values) => void send(values),
        (errors, values) => void refuse(errors, values),
      ),
      ...(checksLeftFields && { onBlur: checkLeftField }),
    },
  };
}

function errorsOf<Field extends string>(read: ReadForm<unknown, Field>): FieldErrors<Field> {
  return read.ok ? {} : read.errors;
}

function errorsAt({ issues = [], sentence }: FormFailure, field: string | null): FieldErrors {
  const errors = fieldErrors(issues);
  return Object.keys(errors).length === 0 && field ? { [field]: sentence } : errors;
}

/** For what resolves with a sentence where it failed: the failure, or nothing after `onDone`. */
export function doneOr(sentence: string | null, onDone: () => void): FormFailure | null {
  if (sentence !== null) return { sentence };
  onDone();
  return null;
}
