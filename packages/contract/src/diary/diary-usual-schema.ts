import { z } from 'zod';
import { MEAL_TYPES } from '../generation/options.ts';
import { oneOf } from '../language/clean-text.ts';
import { diaryMealSchema } from './diary-schema.ts';

/** For which meal of a day somebody asks what they usually eat. */
export const usualMealsRequestSchema = z.object({
  slot: oneOf('slot', MEAL_TYPES).describe('The meal of the day whose habits count for most.'),
});

export type UsualMealsRequest = z.output<typeof usualMealsRequestSchema>;

/** Something that was eaten before, as it was logged last: copied, it is eaten again in the same amount. */
export const usualMealSchema = diaryMealSchema
  .pick({ name: true, time: true, calories: true, protein: true, carbs: true, fat: true, unknown: true, origin: true })
  .extend({
    entryId: z.string().describe('With mealId what is copied.'),
    mealId: z.string(),
    date: z.string().describe('The day on which it was logged last, YYYY-MM-DD.'),
    times: z.number().int().describe('How often it was logged in the last six weeks, at any time of the day.'),
  });

export type UsualMeal = z.infer<typeof usualMealSchema>;
