import { z } from 'zod';
import { SEXES } from '../body/body-options.ts';
import { dateRange } from '../dates/date-range.ts';
import { cleanText } from '../language/clean-text.ts';
import { LIMITS } from '../limits.ts';
import { planIdSchema, servingsSchema } from '../plans/plan-schema.ts';
import { texts } from '../texts.ts';
import { NUTRIENT_STATUSES, NUTRIENT_UNIT_NAMES, NUTRIENTS, REFERENCE_KINDS, REFERENCE_SETS } from './nutrients.ts';

/** Days whose nutrients one call answers. */
export const nutrientDaysSchema = dateRange(LIMITS.nutrientDaysMax);

export type NutrientDays = z.output<typeof nutrientDaysSchema>;

/** A saved plan, or one meal of it. */
export const planNutrientsSchema = planIdSchema.extend({
  mealId: z
    .string({ error: () => texts.validation.textExpected({ field: 'mealId' }) })
    .optional()
    .describe('One meal of the plan; all of them when it is left out.'),
});

export type PlanNutrients = z.output<typeof planNutrientsSchema>;

const grams = () => texts.validation.above({ field: 'grams', min: 0, max: GRAMS_MAX });
const GRAMS_MAX = 10_000;

/** Meals that lie nowhere, such as a plan that was made without an account: each by its name and its foods in raw grams. */
export const mealNutrientsSchema = z.object({
  meals: z
    .array(
      z.object({
        name: cleanText('name', { min: 1, max: LIMITS.nameMaxCharacters }).describe(
          'Of one of our dishes: its steps say how it is cooked. For others that stays open.',
        ),
        items: z
          .array(
            z.object({
              food: cleanText('food', { min: 1, max: 80 }),
              grams: z.number({ error: grams }).positive({ error: grams }).max(GRAMS_MAX, { error: grams }),
            }),
            { error: () => texts.validation.listExpected({ field: 'items' }) },
          )
          .min(1, { error: () => texts.validation.required({ field: 'items' }) })
          .max(LIMITS.mealIngredientsMax, {
            error: () => texts.validation.tooMany({ field: 'items', max: LIMITS.mealIngredientsMax }),
          })
          .describe('Of one serving.'),
        servings: servingsSchema.default(1),
      }),
      { error: () => texts.validation.listExpected({ field: 'meals' }) },
    )
    .min(1, { error: () => texts.validation.required({ field: 'meals' }) })
    .max(LIMITS.mealCountMax, {
      error: () => texts.validation.tooMany({ field: 'meals', max: LIMITS.mealCountMax }),
    }),
});

export type MealNutrients = z.output<typeof mealNutrientsSchema>;

/** For whom reference intakes are looked up, and in which set. What is null is open: then they keep those of every adult. */
export const referenceChoiceSchema = z.object({
  set: z
    .enum(REFERENCE_SETS)
    .describe('dri: National Academies (United States and Canada); icmr: ICMR-NIN 2020, India.'),
  person: z.object({
    ageYears: z.number().int().nullable(),
    sex: z.enum(SEXES).nullable(),
    stage: z.enum(['pregnant', 'lactating']).nullable(),
  }),
});

export type ReferenceChoice = z.infer<typeof referenceChoiceSchema>;

const referenceValueSchema = z.object({
  amount: z.number().describe('A day, in the unit of the nutrient.'),
  kind: z.enum(REFERENCE_KINDS),
  source: z.string().describe('The publication.'),
});

/** One nutrient as the average of the days: at least and at most, and who brings it. */
export const nutrientLineSchema = z.object({
  nutrient: z.enum(NUTRIENTS),
  unit: z.enum(NUTRIENT_UNIT_NAMES),
  low: z.number(),
  high: z.number(),
  missing: z.number().int().describe('Meals that add nothing here because nobody knows what they hold.'),
  target: referenceValueSchema.nullable().describe('What to reach; null where the set has none.'),
  upper: referenceValueSchema
    .nullable()
    .describe('What not to pass, where it counts all that is eaten; null where the set has none.'),
  status: z.enum(NUTRIENT_STATUSES).nullable().describe('Null where nothing is compared.'),
  foods: z
    .array(
      z.object({
        name: z.string(),
        low: z.number(),
        high: z.number(),
        percent: z.number().describe('Of all of it, by the middles of the ranges.'),
        source: z.string(),
      }),
    )
    .describe('The foods that bring most of it, at most five.'),
});

export type NutrientLine = z.infer<typeof nutrientLineSchema>;

/** What meals hold of 36 nutrients, next to reference intakes of adults. */
export const nutrientReportSchema = z.object({
  days: z.number().int().describe('Days with a meal; amounts are the average of these.'),
  meals: z.number().int().describe('Meals whose ingredients are known in grams.'),
  notCounted: z
    .array(z.string())
    .describe(
      'Names of the other meals: only what somebody stated of them counts, and it is never more than eight figures.',
    ),
  isWholeDay: z.boolean().describe('Whether the meals are all that is eaten, so that they can be compared with a day.'),
  references: referenceChoiceSchema,
  noReferences: z.string().nullable().describe('Why there are no reference intakes; null where there are.'),
  lines: z.array(nutrientLineSchema),
  notPromised: z
    .array(z.string())
    .describe('Sentences on nutrients that no plan of ours promises, with their sources.'),
});

export type NutrientReport = z.infer<typeof nutrientReportSchema>;

/** What a certificate states of the nutrients of a whole day, from the end of each range that flatters least. */
export const nutrientCheckSchema = z.object({
  compared: z.number().int().describe('Nutrients that the set has a value to reach for.'),
  reached: z.number().int().describe('Those that the meals reach with the least that they hold.'),
  farBelow: z.array(z.enum(NUTRIENTS)).describe('Those of which the least is under 70 % of what to reach.'),
  below: z.array(z.enum(NUTRIENTS)).describe('Those of which the least is between 70 % and all of it.'),
  overLimit: z.array(z.enum(NUTRIENTS)).describe('Those of which the most passes an upper limit.'),
});

export type NutrientCheck = z.infer<typeof nutrientCheckSchema>;

/** The nutrients of a plan, with what its certificate states of them. */
export const planNutrientReportSchema = nutrientReportSchema.extend({
  check: nutrientCheckSchema.nullable().describe('Null where the meals are no whole day, or nothing can be compared.'),
});

export type PlanNutrientReport = z.infer<typeof planNutrientReportSchema>;
