import { z } from 'zod';
import { cleanText } from '../language/clean-text.ts';
import { ALLERGENS } from '../meals/allergens.ts';
import { macrosSchema, mealSchema } from '../meals/meal-schema.ts';
import { texts } from '../texts.ts';
import { effectSchema, lockedSchema } from './plan-change-schema.ts';
import { planIdSchema } from './plan-schema.ts';
import { SUBSTITUTION_USES } from './substitution-uses.ts';

const food = (field: string) => cleanText(field, { min: 1, max: 80 });

const GRAMS_MAX = 100_000;
const gramsMessage = () => texts.validation.above({ field: 'grams', min: 0, max: GRAMS_MAX });

/** So many grams of a food that a cook does not have. */
export const standInsRequestSchema = z.object({
  food: food('food'),
  grams: z.coerce
    .number({ error: gramsMessage })
    .positive({ error: gramsMessage })
    .max(GRAMS_MAX, { error: gramsMessage }),
});

/** What can stand for a food: how much of it, where, and what changes for whom may not eat everything. */
export const standInSchema = z.object({
  food: z.string().describe('The id of the food that stands in.'),
  name: z.string(),
  grams: z.number().describe('As a kitchen weighs them.'),
  ratio: z.number().describe('Grams of it for one gram of the food that is missing.'),
  uses: z.array(z.enum(SUBSTITUTION_USES)).describe('Where it works; any for everywhere.'),
  note: z.string().describe('What a cook has to know; empty where there is nothing.'),
  source: z
    .object({
      text: z.string(),
      url: z.string().nullable(),
      isOurs: z.boolean().describe('Our own statement, and its reason.'),
    })
    .describe('Where the ratio comes from.'),
  brings: z.array(z.enum(ALLERGENS)).describe('Allergens that the food which is missing does not have.'),
  leavesOut: z.array(z.enum(ALLERGENS)).describe('Allergens of the food which is missing that it does not have.'),
});

/** What of a meal of a saved plan is missing; ids of the meals that stay as they are. */
export const substitutesRequestSchema = planIdSchema.extend({
  mealId: z.string(),
  food: food('food'),
  locked: lockedSchema,
});

/** What can stand for a food of a meal, with the meal and the day as they would be. */
export const substituteSchema = standInSchema.extend({
  meal: mealSchema,
  day: z.object({ calories: z.number(), macros: macrosSchema }),
  effect: effectSchema,
});

/** One food in the place of another in a meal of a plan; the other meals are portioned again. */
export const substituteFoodSchema = substitutesRequestSchema.extend({
  instead: food('instead').describe('The id of the food that stands in, one of those that are listed.'),
});

export type StandIn = z.infer<typeof standInSchema>;
export type StandInsRequest = z.output<typeof standInsRequestSchema>;
export type Substitute = z.infer<typeof substituteSchema>;
export type SubstitutesRequest = z.output<typeof substitutesRequestSchema>;
export type SubstituteFood = z.output<typeof substituteFoodSchema>;
