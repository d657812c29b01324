import { z } from 'zod';
import { cleanText } from './clean-text.ts';
import { LIMITS } from './limits.ts';

/** A meal that a person does not want again, by its name. */
export const dislikedMealSchema = z.object({
  _id: z.string(),
  name: z.string(),
  createdAt: z.string().describe('ISO date-time, UTC'),
});

export const addDislikedMealSchema = z.object({ name: cleanText('name', { min: 1, max: LIMITS.nameMaxCharacters }) });

export const dislikedMealIdSchema = z.object({ dislikedMealId: z.string() });

export type DislikedMeal = z.infer<typeof dislikedMealSchema>;
