import { shoppingScreen } from '@platewise/contract/locales/en/shopping-screen';
import { type GenerateList, generateListSchema } from '@platewise/contract/shopping-list-request-schema';
import { readPeople } from './read-source-form.ts';

/** The form of the generator as it stands (shell 2); the number is text until it is read. */
export type WeekWishes = { dietaryPreferences: string; budget: string; numberOfPeople: string };
export type WishErrors = Partial<Record<keyof WeekWishes, string>>;
type WishesRead = { ok: true; request: GenerateList } | { ok: false; errors: WishErrors };

export const NO_WISHES: WeekWishes = { dietaryPreferences: '', budget: '', numberOfPeople: '1' };

const LABELS: Readonly<Record<keyof WeekWishes, string>> = {
  dietaryPreferences: shoppingScreen.week.diet,
  budget: shoppingScreen.week.budget,
  numberOfPeople: shoppingScreen.make.people,
};

/** Reads the form with the schema that the server uses; refusals speak with the form's labels. */
export function readWeekWishes(wishes: WeekWishes): WishesRead {
  const read = generateListSchema.safeParse({ ...wishes, numberOfPeople: readPeople(wishes.numberOfPeople) });
  if (read.success) return { ok: true, request: read.data };
  const errors: WishErrors = {};
  for (const { path, message } of read.error.issues) {
    const field = path[0] as keyof WeekWishes;
    errors[field] ??= message.replace(field, LABELS[field]);
  }
  return { ok: false, errors };
}

/** A refusal of the server as an error of the field that its sentence begins with; null where it is about something else. */
export function refusedWish(sentence: string): WishErrors | null {
  const field = (Object.keys(LABELS) as (keyof WeekWishes)[]).find((one) => sentence.startsWith(`${one} `));
  return field ? { [field]: sentence.replace(field, LABELS[field]) } : null;
}
