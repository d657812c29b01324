import { z } from 'zod';
import type { PrepKind } from '../plans/prep-guide-schema.ts';

/** Characters of the words that a language model may write next to what we say; longer ones are not shown. */
export const GENERATED_TEXT = { minCharacters: 20, maxCharacters: 300 } as const;

/** Characters that are read at all. */
const READ_MAX_CHARACTERS = 2000;

/** An answer with words, as a language model gives it. */
export const generatedTextSchema = z.object({
  text: z.string().trim().min(GENERATED_TEXT.minCharacters).max(READ_MAX_CHARACTERS),
});

/**
 * What words are asked for: names of dishes and foods, never an amount, and nothing that a person wrote. Work and aisles
 * stand in the order in which they are gone through.
 */
export type GeneratedTextRequest =
  | { about: 'prep'; dishes: string[]; work: { kind: PrepKind; foods: string[] }[] }
  | { about: 'shopping'; dishes: string[]; aisles: { aisle: string; foods: string[] }[] };

/** Words that stand next to a guide or a list; null where there are none, and nothing is missing without them. */
export type Words = { words: string | null };
