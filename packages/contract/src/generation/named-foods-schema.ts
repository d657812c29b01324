import { z } from 'zod';

/** How much of a meal a language model is asked to name, and how much of its answer is read. */
export const NAMED_FOODS = {
  partsMax: 6,
  partMaxCharacters: 200,
  foodsMax: 15,
  nameMaxCharacters: 60,
  countMax: 5000,
} as const;

/** What a food of a meal may be counted in: words that the rules for typed meals know (decision note 85). */
export const NAMED_UNITS = [
  'piece',
  'slice',
  'cup',
  'glass',
  'bowl',
  'katori',
  'tablespoon',
  'teaspoon',
  'handful',
  'serving',
  'g',
  'ml',
] as const;

/** A food as a language model names it in what somebody ate. It has a count and no figure: those come from the tables. */
export const namedFoodSchema = z.strictObject({
  /** The place of the part in which it was found, from 0; 0 of a photo. */
  part: z.int().min(0),
  food: z
    .string()
    .trim()
    .min(1)
    .max(NAMED_FOODS.nameMaxCharacters)
    .regex(/^[\p{L}\p{M}][\p{L}\p{M}\p{N} '’%()-]*$/u),
  count: z.number().positive().max(NAMED_FOODS.countMax),
  unit: z.enum(NAMED_UNITS),
});

export type NamedFood = z.infer<typeof namedFoodSchema>;

/** Parts of what somebody typed that our rules could not read, or a photo as a JPEG in base64: all that is sent of a meal. */
export type NamingRequest = { parts: string[] } | { photo: string };
