import { z } from 'zod';
import { cleanText, oneOf } from '../language/clean-text.ts';
import { LIMITS } from '../limits.ts';
import { texts } from '../texts.ts';
import { amount } from './diary-schema.ts';
import { LABEL_BASES, type LabelBasis } from './label-bases.ts';

const grams = (field: string) => amount(field, { max: LIMITS.trackedMacroMaxGrams });
const optional = (field: string) => grams(field).nullable().default(null);

/** The figures of a label as it states them; what it does not state is null. */
const label = {
  calories: amount('calories', { max: LIMITS.trackedKcalMax }).describe('kcal'),
  protein: grams('protein'),
  carbs: grams('carbs'),
  fat: grams('fat'),
  fiber: optional('fiber'),
  sugar: optional('sugar'),
  saturatedFat: optional('saturatedFat'),
  sodium: amount('sodium', { max: LIMITS.labelSodiumMaxMg }).nullable().default(null).describe('mg'),
};

const labelSchema = z.object(label);

export type FoodLabel = z.output<typeof labelSchema>;

const servingGrams = amount('servingGrams', { min: LIMITS.loggedFoodMinGrams, max: LIMITS.loggedFoodMaxGrams });
const barcodeError = () => texts.ownFoods.barcode;

const food = {
  name: cleanText('name', { min: 1, max: LIMITS.nameMaxCharacters }),
  statedPer: oneOf('statedPer', LABEL_BASES).describe('What the figures are stated for.'),
  servingGrams: servingGrams
    .nullable()
    .default(null)
    .describe('What a serving weighs; needed for figures per serving.'),
  ...label,
  barcode: z
    .string({ error: barcodeError })
    .regex(/^\d{8}(?:\d{4,6})?$/, { error: barcodeError })
    .nullable()
    .default(null)
    .describe('The digits under the bars: 8, 12, 13 or 14 of them.'),
};

/** An id of the caller's own making, so that a repetition changes the same food. */
const foodId = { foodId: z.string() };

type Fields = FoodLabel & { statedPer: LabelBasis; servingGrams: number | null };

/** The figures that are part of another one: no label states more of them than of the whole. */
const PARTS = [
  ['saturatedFat', 'fat'],
  ['sugar', 'carbs'],
] as const;

/** Grams that rounding on a label may add to those of the food. */
const ROUNDING_GRAMS = 2;
/** kcal of a gram of fat: no food has more. */
const MOST_KCAL_PER_GRAM = 9.1;

function refuseImpossible({ statedPer, servingGrams: serving, ...stated }: Fields, context: z.RefinementCtx) {
  const refuse = (field: string, message: string) => context.addIssue({ code: 'custom', path: [field], message });
  const weight = statedPer === '100g' ? 100 : serving;
  if (weight === null) return refuse('servingGrams', texts.ownFoods.servingNeeded);
  if (stated.protein + stated.carbs + stated.fat > weight + ROUNDING_GRAMS)
    return refuse('carbs', texts.ownFoods.tooMuch({ grams: weight }));
  if (stated.calories > weight * MOST_KCAL_PER_GRAM)
    return refuse('calories', texts.ownFoods.tooManyKcal({ grams: weight }));
  for (const [part, whole] of PARTS) {
    if ((stated[part] ?? 0) > stated[whole] + ROUNDING_GRAMS / 2)
      return refuse(part, texts.ownFoods.partTooLarge({ part, whole }));
  }
}

/** Keeps a food as its label states it, or changes the one with that id. */
export const setOwnFoodBodySchema = z.object(food).superRefine(refuseImpossible);
export const setOwnFoodSchema = z.object({ ...foodId, ...food }).superRefine(refuseImpossible);
export const ownFoodIdSchema = z.object(foodId);

export type SetOwnFood = z.output<typeof setOwnFoodSchema>;

/** A food of the person's own. */
export const ownFoodSchema = z.object({ ...foodId, ...food }).extend({
  food: z.string().describe('The id with which it is logged.'),
});

export type OwnFood = z.output<typeof ownFoodSchema>;
