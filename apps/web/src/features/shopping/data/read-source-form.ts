import type { FollowSource } from '@platewise/contract/shopping/shopping-list-request-schema';
import { shoppingScreen } from '@platewise/contract/texts/shopping/shopping-screen';

import { type FieldLabels, type ReadForm, readForm } from '../../../shared/forms/read-form.ts';

const words = shoppingScreen.make;

/** What a form about the list's source says; the number is text until it is read. */
export type SourceValues = {
  from?: string;
  to?: string;
  planIds?: readonly string[];
  numberOfPeople: string;
  startAnew: boolean;
};

const LABELS: FieldLabels = {
  from: words.firstDay,
  to: words.lastDay,
  planIds: words.plans,
  numberOfPeople: words.people,
};

/** Reads the form with the schema that the server uses; refusals speak with the form's labels. */
export async function readSourceForm(values: SourceValues): Promise<ReadForm<FollowSource, keyof SourceValues>> {
  const { numberOfPeople, planIds, ...others } = values;
  const input = {
    ...others,
    ...(planIds && { planIds: [...planIds] }),
    numberOfPeople: readPeople(numberOfPeople),
  };
  const read = await readForm<FollowSource, keyof SourceValues>(
    async () => (await import('@platewise/contract/shopping/shopping-list-request-schema')).followSourceSchema,
    input,
    LABELS,
  );
  if (read.ok) return read;
  const errors = Object.entries(read.errors).map(([field, sentence]) => [field, withLabels(sentence)]);
  return { ...read, errors: Object.fromEntries(errors) };
}

/** A whole number as it was typed; what is none is refused by the schema. */
export function readPeople(text: string): number {
  return text.trim() === '' ? Number.NaN : Number(text);
}

/** A sentence of the server with the labels of the form in the place of the wire's names. */
function withLabels(message: string): string {
  return message.replaceAll(
    /\b(?:from|to|planIds|numberOfPeople)\b(?= must)|(?<= after )from|(?<= before )from/g,
    (name) => LABELS[name] ?? name,
  );
}
