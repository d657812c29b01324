import { z } from 'zod';
import { energySchema } from '../generation/generation-schema.ts';
import { DIETS } from '../generation/options.ts';
import { mealSchema } from '../meals/meal-schema.ts';

/** A link that has just been made; this answer is the only place where its token can be read. */
export const planLinkSchema = z.object({
  token: z.string(),
  path: z.string().describe('Of the page that the link leads to, without the origin: /shared/{token}.'),
  createdAt: z.string().describe('ISO date-time, UTC'),
});

export type PlanLink = z.infer<typeof planLinkSchema>;

/** How a plan is shared: how many links lead to it, and since when. */
export const planSharingSchema = z.object({
  links: z.number().int(),
  sharedAt: z.string().nullable().describe('When the first of them was made: ISO date-time, UTC.'),
});

export type PlanSharing = z.infer<typeof planSharingSchema>;

/** What a link shows. A token that leads nowhere is not found, whatever it looks like. */
export const sharedTokenSchema = z.object({ token: z.string() });

/**
 * A plan as anybody with its link reads it: the meals and what they come to. Nothing in it says who made it or what that
 * person asked for: no ids of records, goal, exclusions, notes, warnings or marks of favorites.
 */
export const sharedPlanSchema = z.object({
  name: z.string().nullable(),
  dietaryPreferences: z.enum(DIETS),
  meals: z.array(mealSchema.omit({ isFavorite: true, portions: true })),
  people: z.number().int().optional().describe('How many people share the meals; absent where they are one person’s.'),
  day: energySchema.describe('What the meals come to, each with its servings.'),
  checkedIngredients: z.number().int().describe('How many ingredients the certificate has checked.'),
});

export type SharedPlan = z.infer<typeof sharedPlanSchema>;
