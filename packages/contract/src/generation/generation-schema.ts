import { z } from 'zod';
import { cleanText, oneOf, wholeNumber } from '../language/clean-text.ts';
import { LIMITS } from '../limits.ts';
import { dislikedMealsSchema } from '../meals/disliked-meal-schema.ts';
import { macrosSchema, mealSchema } from '../meals/meal-schema.ts';
import { texts } from '../texts.ts';
import { conditionCertificateSchema, conditionsSchema } from './condition-schema.ts';
import { COOKING_TIMES, DIETS, GOALS, MEAL_TYPES } from './options.ts';

/** The excluded ingredients: each trimmed; blanks and repeats (letter case aside) are dropped. */
export const excludeIngredientsSchema = z
  .array(cleanText('excludeIngredients', { max: LIMITS.excludeMaxCharacters }), {
    error: () => texts.validation.listExpected({ field: 'excludeIngredients' }),
  })
  .meta({ maxItems: LIMITS.excludeMaxItems })
  .transform((terms) => [...new Map(terms.filter(Boolean).map((term) => [term.toLowerCase(), term])).values()])
  .refine((terms) => terms.length <= LIMITS.excludeMaxItems, {
    error: () => texts.validation.tooMany({ field: 'excludeIngredients', max: LIMITS.excludeMaxItems }),
  });

/** Decisions 9.1: what may be an allergy and cannot be read is asked about, unless the person has decided. */
export const acceptNotAssessedSchema = z
  .boolean({ error: () => texts.validation.boolean({ field: 'acceptNotAssessed' }) })
  .describe(
    'true: plan although words that may be an allergy cannot be read. Without it such a request is refused with 422 NOT_ASSESSED and the words in `notAssessed`.',
  );

/** What a person asks for (contract 3). With `slot`, calorieTarget means that one meal. */
export const generationRequestSchema = z
  .object({
    goal: oneOf('goal', GOALS),
    dietaryPreferences: oneOf('dietaryPreferences', DIETS),
    userId: cleanText('userId', { min: 1, max: LIMITS.userIdMaxCharacters }).optional(),
    mealCount: wholeNumber('mealCount', { min: LIMITS.mealCountMin, max: LIMITS.mealCountMax }).default(
      LIMITS.mealCountDefault,
    ),
    calorieTarget: z
      .number({ error: () => texts.validation.wholeNumber({ field: 'calorieTarget', ...dayKcal() }) })
      .meta({ multipleOf: 1, minimum: LIMITS.slotTargetMinKcal, maximum: LIMITS.calorieTargetMaxKcal })
      .default(LIMITS.calorieTargetDefaultKcal),
    additionalNotes: cleanText('additionalNotes', { max: LIMITS.notesMaxCharacters, multiline: true }).default(''),
    excludeIngredients: excludeIngredientsSchema.default([]),
    conditions: conditionsSchema.optional(),
    cookingTime: oneOf('cookingTime', COOKING_TIMES).default('any'),
    dislikedMeals: dislikedMealsSchema
      .optional()
      .describe(
        'Names of meals that are left out while others remain, beside those that the caller does not want again.',
      ),
    slot: oneOf('slot', MEAL_TYPES).optional(),
    seed: wholeNumber('seed', { min: 0, max: LIMITS.seedMax }).optional(),
    acceptNotAssessed: acceptNotAssessedSchema.optional(),
    withFavorite: cleanText('withFavorite', { min: 1, max: 80 })
      .optional()
      .describe(
        'The _id of a favorite of the caller that is one of the meals, exactly as it was kept; the others are planned around it. It takes no token. Not together with slot.',
      ),
  })
  .refine(({ slot, withFavorite }) => slot === undefined || withFavorite === undefined, {
    path: ['withFavorite'],
    error: () => texts.validation.favoriteInSlot,
  })
  .refine(({ slot, calorieTarget }) => isWithin(calorieTarget, kcalBounds(slot)), {
    path: ['calorieTarget'],
    error: ({ input }) => {
      const { slot } = targetSchema.parse(input);
      return texts.validation.wholeNumber({ field: 'calorieTarget', ...kcalBounds(slot) });
    },
    // Checked also while other fields are refused, so that a form that is half filled in can know it.
    when: ({ value }) => targetSchema.safeParse(value).success,
  });

const targetSchema = z.object({ calorieTarget: z.number(), slot: z.unknown().optional() });

function isWithin(kcal: number, { min, max }: { min: number; max: number }): boolean {
  return Number.isInteger(kcal) && kcal >= min && kcal <= max;
}

/** With a slot the target means that one meal (decisions 5). */
function kcalBounds(slot: unknown) {
  return slot === undefined ? dayKcal() : { min: LIMITS.slotTargetMinKcal, max: LIMITS.slotTargetMaxKcal };
}

function dayKcal() {
  return { min: LIMITS.calorieTargetMinKcal, max: LIMITS.calorieTargetMaxKcal };
}

export type GenerationRequest = z.infer<typeof generationRequestSchema>;

/** kcal, and grams of each macro. */
export const energySchema = z.object({ calories: z.number(), macros: macrosSchema });

/** What was checked of a most of sodium (mg) or of fiber (g) that the notes wish for. */
export const limitCertificateSchema = z.object({
  bound: z.number().int().describe('mg of sodium or grams of fiber that the meals should hold at most.'),
  held: z.number().int().describe('What they may hold at most.'),
  isKept: z.boolean().describe('false: no plan within it was found that meets the other targets.'),
  text: z.string(),
  source: z.string(),
});

export type LimitCertificate = z.infer<typeof limitCertificateSchema>;

const checksSchema = z.object({
  diet: z.enum(DIETS),
  excluded: z.array(
    z.object({
      term: z.string().describe('As the person wrote it.'),
      understoodAs: z.string().describe('In words: the classes or foods it removes.'),
      foodsRemoved: z.number().int().describe('How many foods of the table it removes.'),
      staysIn: z
        .array(z.string())
        .optional()
        .describe('Terms for foods that go by a like name and stay in; each can be excluded as well.'),
    }),
  ),
  notAssessed: z.array(z.string()).describe('Words that the table does not know; they still filter as words.'),
  target: energySchema,
  actual: energySchema,
  checkedIngredients: z.number().int(),
  conditions: z
    .array(conditionCertificateSchema)
    .optional()
    .describe('For each condition of the request what was checked, by which rule; absent where there is none.'),
  sodium: limitCertificateSchema.optional().describe('Absent where the notes wish for no limit of sodium in mg.'),
  fiber: limitCertificateSchema.optional().describe('Absent where the notes wish for no limit of fiber in grams.'),
});

/** What was checked for one of several people who share the meals of a plan: their own portions against their own rules. */
export const personCertificateSchema = checksSchema.extend({
  profileId: z.string(),
  name: z.string().describe('Of the profile.'),
  macroDistance: z
    .number()
    .describe('Percentage points of the energy by which the macro that is furthest from its target misses it.'),
  warnings: z.array(z.string()),
});

export type PersonCertificate = z.infer<typeof personCertificateSchema>;

/** What was checked on a plan, against what, and what could not be assessed (contract 3). */
export const certificateSchema = checksSchema.extend({
  choices: z
    .array(z.object({ meal: z.string(), reasons: z.array(z.string()) }))
    .optional()
    .describe('Why each meal was chosen, in the order of the meals; absent on plans of an older version.'),
  people: z
    .array(personCertificateSchema)
    .optional()
    .describe(
      'Of a plan for several people: a certificate for each. Target and actual of the plan are then their sums.',
    ),
});

export type Certificate = z.infer<typeof certificateSchema>;

export const generationResultSchema = z.object({
  meals: z.array(mealSchema),
  planId: z.string().optional(),
  favoriteMealId: z
    .string()
    .optional()
    .describe('The meal that is the favorite asked for; named in `locked`, it stays as it is through later changes.'),
  seed: z.number().int(),
  certificate: certificateSchema,
  warnings: z.array(z.string()),
});

export type GenerationResult = z.infer<typeof generationResultSchema>;
