import { type ContactMessage, contactMessageSchema } from '@platewise/contract/site/contact-schema';
import { type FieldErrors as ErrorsOf, fieldErrors } from '../../../shared/forms/read-form.ts';

export type FieldName = keyof ContactMessage;
export type FieldErrors = ErrorsOf<FieldName>;

/** What is wrong with a message, one sentence for each field; empty when it may be sent. */
export function checkMessage(values: Record<FieldName, string>): FieldErrors {
  return fieldErrors(contactMessageSchema.safeParse(values).error?.issues ?? []);
}

/** The first sentence of each field of the form; what names another field is left out. */
export function firstOfEach(issues: readonly { path: string; message: string }[]): FieldErrors {
  return fieldErrors(issues.filter(({ path }) => path in contactMessageSchema.shape));
}
