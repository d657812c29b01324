import { z } from 'zod';
import { NAMED_FOODS } from '../generation/named-foods-schema.ts';
import { cleanText } from '../language/clean-text.ts';
import { LIMITS } from '../limits.ts';
import { mealReader } from '../texts/diary/meal-reader.ts';
import { typedLineSchema } from './typed-meal-schema.ts';

/** The host that somebody agreed to; longer names there are none (RFC 1035), with a port. */
const HOST_MAX = 260;

const host = z
  .string()
  .min(1)
  .max(HOST_MAX)
  .describe('The host of the language model that the person was shown and agreed to; with any other nothing is sent.');

/** What of a meal may be read by a language model here. */
export const mealReaderSchema = z.object({
  host: z.string().nullable().describe('Where what is read goes; null where no language model is set.'),
  readsPhotos: z.boolean(),
});

/** Parts of a typed meal that the rules could not read. */
export const readPartsSchema = z.object({
  host,
  parts: z
    .array(cleanText('parts', { min: 1, max: NAMED_FOODS.partMaxCharacters }))
    .min(1)
    .max(NAMED_FOODS.partsMax),
});

/** A photo of a meal. */
export const readPhotoSchema = z.object({
  host,
  photo: z
    .base64({ error: () => mealReader.noPhoto })
    .max(LIMITS.photoMaxCharacters, { error: () => mealReader.photoTooLarge })
    .describe(
      'A JPEG in base64. What it holds beside the picture, such as the place, is removed before it is sent on; nothing of it is stored.',
    ),
});

/** What became of it: foods, none that a table has, a model that cannot be asked now, or not the one that was agreed to. */
export const MEAL_READINGS = ['read', 'nothing', 'unavailable', 'other-host'] as const;

export const mealReadingSchema = z.object({
  outcome: z.enum(MEAL_READINGS),
  lines: z
    .array(typedLineSchema)
    .describe(
      'Each food as the model named it, in grams by our tables; those that no table has are lines without foods.',
    ),
});

export type MealReader = z.infer<typeof mealReaderSchema>;
export type MealReading = z.infer<typeof mealReadingSchema>;
