import { z } from 'zod';
import { certificateSchema, generationRequestSchema } from '../generation/generation-schema.ts';
import { DIETS, GOALS, MEAL_TYPES } from '../generation/options.ts';
import { cleanText, oneOf, wholeNumber } from '../language/clean-text.ts';
import { LIMITS } from '../limits.ts';
import { mealSchema } from '../meals/meal-schema.ts';
import { texts } from '../texts.ts';

/** A saved plan (contract 3); name is null until the person names it. */
export const planSchema = z.object({
  _id: z.string(),
  name: z.string().nullable(),
  goal: z.enum(GOALS),
  dietaryPreferences: z.enum(DIETS),
  createdAt: z.string().describe('ISO date-time, UTC'),
  meals: z.array(mealSchema),
  certificate: certificateSchema,
  warnings: z.array(z.string()),
  undoSteps: z.number().int().describe('How many changes can be undone.'),
  revision: z.number().int().describe('Counts the changes of the plan, those that take one back as well.'),
});

export type Plan = z.infer<typeof planSchema>;

/** The newest meals of all saved plans; `cursor` comes from the answer before. */
export const mealsListRequestSchema = z
  .object({
    limit: wholeNumber('limit', { min: 1, max: LIMITS.mealsListMax }).default(LIMITS.mealsListMax),
    cursor: cleanText('cursor', { min: 1, max: 200 }).optional(),
  })
  .prefault({});

export const mealsListSchema = z.object({ meals: z.array(mealSchema), nextCursor: z.string().nullable() });

export type MealsList = z.infer<typeof mealsListSchema>;

const planName = cleanText('name', { min: 1, max: LIMITS.nameMaxCharacters });

export const plansPageRequestSchema = z.object({
  page: wholeNumber('page', { min: 1, max: 1_000_000 }).default(1),
  pageSize: wholeNumber('pageSize', { min: 1, max: LIMITS.plansPageSizeMax }).default(1),
  search: cleanText('search', { max: LIMITS.nameMaxCharacters })
    .optional()
    .describe('Words that must all be in the name of the plan, its meals or their ingredients, letter case aside.'),
  goal: oneOf('goal', GOALS).optional(),
});

export type PlansPageRequest = z.output<typeof plansPageRequestSchema>;

export const plansPageSchema = z.object({
  plans: z.array(planSchema),
  page: z.number().int(),
  pageSize: z.number().int(),
  total: z.number().int(),
});

export type PlansPage = z.infer<typeof plansPageSchema>;

/** An id that cannot be one of ours is not found, like a missing one. */
export const planIdSchema = z.object({ planId: z.string() });

export const renamePlanSchema = planIdSchema.extend({
  name: planName,
  onlyUnnamed: z.boolean().optional().describe('Set, a name that the plan has already stays.'),
});

export type RenamePlan = z.output<typeof renamePlanSchema>;

/** A copy of a plan; without a name it is called after the plan, and stays without one where the plan has none. */
export const duplicatePlanSchema = planIdSchema.extend({ name: planName.optional() });

export type DuplicatePlan = z.output<typeof duplicatePlanSchema>;

const servingsMessage = () => texts.validation.servings({ min: LIMITS.servingsMin, max: LIMITS.servingsMax });

/** How many servings of a meal the person eats, in quarters. */
export const servingsSchema = z
  .number({ error: servingsMessage })
  .min(LIMITS.servingsMin, { error: servingsMessage })
  .max(LIMITS.servingsMax, { error: servingsMessage })
  .multipleOf(0.25, { error: servingsMessage });

/** One meal of a plan that was made elsewhere: its recipe's name and the amounts; figures are computed again. */
export const offeredMealSchema = z.object({
  name: cleanText('name', { min: 1, max: LIMITS.nameMaxCharacters }),
  mealType: z.enum(MEAL_TYPES),
  items: z
    .array(z.object({ food: z.string().max(80), grams: z.number().positive().max(10_000) }))
    .min(1)
    .max(LIMITS.mealIngredientsMax),
  servings: servingsSchema.optional().describe('One when it is left out.'),
});

/** A plan made without the server's storage (the demo): computed and certified again, its figures never trusted. */
export const offeredPlanSchema = z.object({
  request: generationRequestSchema,
  seed: wholeNumber('seed', { min: 0, max: LIMITS.seedMax }),
  items: z.array(offeredMealSchema).min(1).max(LIMITS.mealCountMax),
  name: planName.optional().describe('Names the plan at once, as a rename would.'),
  generationKey: cleanText('generationKey', { min: 1, max: LIMITS.idempotencyKeyMaxCharacters })
    .optional()
    .describe(
      'The Idempotency-Key of a generation that had no answer, and in whose place this plan was made. Where the server had made its plan, that one is the answer, and this one is neither kept nor paid.',
    ),
});

export type OfferedMeal = z.infer<typeof offeredMealSchema>;
export type OfferedPlan = z.infer<typeof offeredPlanSchema>;
