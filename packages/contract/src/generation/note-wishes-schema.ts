import { z } from 'zod';
import { MEAL_TYPES } from './options.ts';

/** How much of notes a language model is asked to read, and how much of its answer is: in parts, characters and wishes. */
export const NOTE_WISHES = { partsMax: 6, partMaxCharacters: 200, wishesMax: 12, valueMaxCharacters: 40 } as const;

/** What a wish of the notes may be about; `nothing` for a part that asks for none of them. */
export const NOTE_WISH_KINDS = [
  'food',
  'cuisine',
  'form',
  'minutes',
  'without-equipment',
  'quick',
  'easy',
  'one-pot',
  'no-cook',
  'spicy',
  'salt',
  'sugar',
  'fibre',
  'protein',
  'carbs',
  'fat',
  'cheap',
  'repeat',
  'size',
  'kcal',
  'warm',
  'nothing',
] as const;

export const NOTE_WISH_MEALS = ['any', ...MEAL_TYPES] as const;

/** One wish as a language model reads it in a part of the notes. What it is worth is for the planner to find out. */
export const noteWishSchema = z.strictObject({
  part: z.int().min(0),
  kind: z.enum(NOTE_WISH_KINDS),
  /** Whether more of it is asked for, or less. */
  more: z.boolean(),
  meal: z.enum(NOTE_WISH_MEALS),
  /** The food, the cuisine, the form, the equipment, or a number in digits; empty for other kinds. */
  value: z.string().trim().max(NOTE_WISHES.valueMaxCharacters),
});

export type NoteWish = z.infer<typeof noteWishSchema>;

/** Parts of notes that our rules could not read: all that is sent of them. */
export type NotesRequest = { parts: string[] };
