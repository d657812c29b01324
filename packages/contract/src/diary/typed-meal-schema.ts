import { z } from 'zod';
import { cleanText } from '../language/clean-text.ts';
import { LIMITS } from '../limits.ts';
import { foundFoodSchema } from './diary-food-schema.ts';

/** A meal as people type it: '2 rotis, 1 katori dal, tea with milk'. */
export const readTextSchema = z.object({
  text: cleanText('text', { min: 1, max: LIMITS.typedMealMaxCharacters, multiline: true }),
});

export const TYPED_BASES = ['weighed', 'measured', 'usual', 'unread'] as const;

/** A part of what was typed, and the foods that it was read as; none where it could not be read. */
export const typedLineSchema = z.object({
  text: z.string().describe('The part as it was typed.'),
  foods: z
    .array(z.object({ food: foundFoodSchema, grams: z.number() }))
    .describe('A dish that no table has is what it is usually made of.'),
  basis: z
    .enum(TYPED_BASES)
    .describe('Whether the grams were typed, come from a household measure, or are what is usually eaten.'),
  note: z.string().describe('What was assumed; empty where nothing was.'),
});

export type TypedMealLine = z.infer<typeof typedLineSchema>;
