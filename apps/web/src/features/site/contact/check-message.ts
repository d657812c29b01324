import { type ContactMessage, contactMessageSchema } from '@platewise/contract/contact-schema';

export type FieldName = keyof ContactMessage;
export type FieldErrors = Partial<Record<FieldName, string>>;

/** What is wrong with a message, one sentence for each field; empty when it may be sent. */
export function checkMessage(values: Record<FieldName, string>): FieldErrors {
  const issues = contactMessageSchema.safeParse(values).error?.issues ?? [];
  return firstOfEach(issues.map(({ path, message }) => ({ path: String(path[0]), message })));
}

/** The first sentence of each field of the form; what names another field is left out. */
export function firstOfEach(issues: readonly { path: string; message: string }[]): FieldErrors {
  const known = issues.filter(({ path }) => path in contactMessageSchema.shape);
  // From the last to the first, so that the first stays.
  return Object.fromEntries(known.toReversed().map(({ path, message }) => [path, capitalised(message)]));
}

// Schemas shared with programs name fields as programs do; a sentence for people begins with a capital.
function capitalised(sentence: string): string {
  return sentence.replace(/^\p{L}/u, (first) => first.toUpperCase());
}
