import type { GenerateList } from '@platewise/contract/shopping/shopping-list-request-schema';
import { shoppingScreen } from '@platewise/contract/texts/shopping/shopping-screen';
import { type FieldErrors, type ReadForm, readForm } from '../../../shared/forms/read-form.ts';
import { readPeople } from './read-source-form.ts';

/** The form of the generator as it stands (shell 2); the number is text until it is read. */
export type WeekWishes = { dietaryPreferences: string; budget: string; numberOfPeople: string };
export type WishErrors = FieldErrors<keyof WeekWishes>;

export const NO_WISHES: WeekWishes = { dietaryPreferences: '', budget: '', numberOfPeople: '1' };

const LABELS: Readonly<Record<keyof WeekWishes, string>> = {
  dietaryPreferences: shoppingScreen.week.diet,
  budget: shoppingScreen.week.budget,
  numberOfPeople: shoppingScreen.make.people,
};

/** Reads the form with the schema that the server uses; refusals speak with the form's labels. */
export function readWeekWishes(wishes: WeekWishes): Promise<ReadForm<GenerateList, keyof WeekWishes>> {
  return readForm(
    async () => (await import('@platewise/contract/shopping/shopping-list-request-schema')).generateListSchema,
    { ...wishes, numberOfPeople: readPeople(wishes.numberOfPeople) },
    LABELS,
  );
}

/** A refusal of the server as an error of the field that its sentence begins with; null where it is about something else. */
export function refusedWish(sentence: string): WishErrors | null {
  const field = (Object.keys(LABELS) as (keyof WeekWishes)[]).find((one) => sentence.startsWith(`${one} `));
  return field ? { [field]: sentence.replace(field, LABELS[field]) } : null;
}
