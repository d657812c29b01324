import { z } from 'zod';
import { tasteSchema } from '../generation/taste-schema.ts';
import { cleanText, wholeNumber } from '../language/clean-text.ts';
import { LIMITS } from '../limits.ts';
import { macrosSchema, mealSchema } from '../meals/meal-schema.ts';
import { NUTRIENT_UNIT_NAMES, NUTRIENTS } from '../meals/nutrients.ts';
import { texts } from '../texts.ts';
import { planIdSchema, servingsSchema } from './plan-schema.ts';

const mealId = (field: string) => cleanText(field, { min: 1, max: 80 });

const mealIds = (field: string) =>
  z
    .array(mealId(field), { error: () => texts.validation.listExpected({ field }) })
    .max(LIMITS.mealCountMax, { error: () => texts.validation.tooMany({ field, max: LIMITS.mealCountMax }) });

/** Ids of the meals that stay byte for byte while others change; none when it is left out. */
export const lockedSchema = mealIds('locked').default([]);

/** Other meals in the place of these; the others are portioned again. */
export const regenerateMealsSchema = planIdSchema.extend({
  mealIds: mealIds('mealIds').min(1, { error: () => texts.validation.required({ field: 'mealIds' }) }),
  locked: lockedSchema,
  seed: wholeNumber('seed', { min: 0, max: LIMITS.seedMax }).optional(),
  taste: tasteSchema.optional(),
});

/** The meals portioned again around those that are locked or whose servings are set, by meal id. */
export const reportionPlanSchema = planIdSchema.extend({
  locked: lockedSchema,
  servings: z
    .record(mealId('servings'), servingsSchema, { error: () => texts.validation.record({ field: 'servings' }) })
    .default({}),
});

export const alternativesRequestSchema = planIdSchema.extend({
  mealId: z.string(),
  locked: lockedSchema,
  taste: tasteSchema.optional(),
});

/** A plan whose nutrients are to be mended by swaps; locked meals are not swapped. */
export const mendingSwapsRequestSchema = planIdSchema.extend({ locked: lockedSchema });

export const swapMealSchema = planIdSchema.extend({
  mealId: z.string(),
  alternative: cleanText('alternative', { min: 1, max: LIMITS.nameMaxCharacters }),
  locked: lockedSchema,
});

/** An undo that names the revision which was looked at takes back nothing else. */
export const undoPlanChangeSchema = planIdSchema.extend({
  revision: wholeNumber('revision', { min: 0, max: LIMITS.revisionMax }).optional(),
});

/** A sum of money over what has a price in a published table, and how much has none (decisions 9.4). */
export const costSchema = z.object({
  amount: z
    .number()
    .describe('The least that it costs while pricedShare is under 0.9 and unknown above 0; else about what it costs.'),
  high: z.number().describe('What has a price, at the high end of the prices.'),
  unknown: z.number().int().describe('How many items have no price, or only a guess.'),
  pricedShare: z.number().describe('How much of the weight has a price, 0 to 1; 0 also where no weight is known.'),
});

export type CostSum = z.infer<typeof costSchema>;

/** The difference between two sums; null where less than nine tenths of the weight of one of them has a price. */
export const costEffectSchema = z.object({
  amount: z.number().nullable(),
  isEstimate: z.boolean().describe('Prices that are our own guess are in it.'),
  unknown: z.number().int().describe('How many ingredients of the new day have no price, or only a guess.'),
});

/** What an alternative changes of the whole day: more is above zero. Minutes are of work and heat together. */
export const effectSchema = z.object({
  calories: z.number(),
  macros: z.object({ protein: z.number(), fat: z.number(), carbs: z.number() }),
  minutes: z.number(),
  cost: z.object({ inr: costEffectSchema, usd: costEffectSchema }),
});

/** A dish that may stand in for a meal: `id` is what a swap is asked with. */
export const alternativeSchema = z.object({
  id: z.string(),
  meal: mealSchema,
  day: z.object({ calories: z.number(), macros: macrosSchema }),
  effect: effectSchema,
  isFree: z.boolean().describe('This plan held the dish before, so that choosing it takes no token.'),
});

export const missedSchema = z.object({
  nutrient: z.enum(NUTRIENTS),
  isLimit: z.boolean().describe('Whether `amount` is not to be passed; else it is to be reached.'),
  unit: z.enum(NUTRIENT_UNIT_NAMES),
  amount: z
    .number()
    .describe('Of the references of the person; of saturated fat a tenth of the energy of the day (WHO 2023).'),
});

export const mendedSchema = missedSchema.extend({
  before: z.number().describe('What the day holds now, at least, or of what is a limit at most.'),
  after: z.number().describe('The same with the swap.'),
});

/** What a day is short of or passes, and swaps of one meal that mend it; none of them takes anything that the day reaches. */
export const mendingSwapsSchema = z.object({
  missed: z
    .array(missedSchema)
    .describe(
      'From the end of each range that flatters least; vitamin D, which no plan promises, and too little sodium are not in it.',
    ),
  swaps: z
    .array(
      alternativeSchema.extend({
        mealId: z.string().describe('The meal whose place the dish may take.'),
        mends: z.array(mendedSchema),
      }),
    )
    .describe('Each by itself: after one the others are looked for again.'),
  unmended: z.array(missedSchema).describe('What no swap of one meal that was tried mends.'),
});

export type Mended = z.infer<typeof mendedSchema>;
export type MendingSwaps = z.infer<typeof mendingSwapsSchema>;
export type MendingSwap = MendingSwaps['swaps'][number];
export type MendingSwapsRequest = z.output<typeof mendingSwapsRequestSchema>;
export type Alternative = z.infer<typeof alternativeSchema>;
export type CostEffect = z.infer<typeof costEffectSchema>;
export type Effect = z.infer<typeof effectSchema>;
export type RegenerateMeals = z.output<typeof regenerateMealsSchema>;
export type ReportionPlan = z.output<typeof reportionPlanSchema>;
export type AlternativesRequest = z.output<typeof alternativesRequestSchema>;
export type UndoPlanChange = z.output<typeof undoPlanChangeSchema>;
export type SwapMeal = z.output<typeof swapMealSchema>;
