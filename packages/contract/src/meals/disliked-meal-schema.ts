import { z } from 'zod';
import { cleanText } from '../language/clean-text.ts';
import { LIMITS } from '../limits.ts';
import { texts } from '../texts.ts';

/** A meal that a person does not want again, by its name. */
export const dislikedMealSchema = z.object({
  _id: z.string(),
  name: z.string(),
  createdAt: z.string().describe('ISO date-time, UTC'),
});

export const addDislikedMealSchema = z.object({ name: cleanText('name', { min: 1, max: LIMITS.nameMaxCharacters }) });

/** Names of meals that a profile or a request leaves out: each trimmed; blanks and repeats (letter case aside) are dropped. */
export const dislikedMealsSchema = z
  .array(cleanText('dislikedMeals', { max: LIMITS.nameMaxCharacters }), {
    error: () => texts.validation.listExpected({ field: 'dislikedMeals' }),
  })
  .meta({ maxItems: LIMITS.profileDislikedMealsMax })
  .transform((names) => [...new Map(names.filter(Boolean).map((name) => [name.toLowerCase(), name])).values()])
  .refine(({ length }) => length <= LIMITS.profileDislikedMealsMax, {
    error: () => texts.validation.tooMany({ field: 'dislikedMeals', max: LIMITS.profileDislikedMealsMax }),
  });

export const dislikedMealIdSchema = z.object({ dislikedMealId: z.string() });

export type DislikedMeal = z.infer<typeof dislikedMealSchema>;
