import { z } from 'zod';
import { cleanText } from '../language/clean-text.ts';
import { LIMITS } from '../limits.ts';
import { texts } from '../texts.ts';

/** Weights from -1, disliked, to 1, liked, by name. */
const weights = (field: string) =>
  z
    .record(
      cleanText(field, { min: 1, max: LIMITS.tasteNameMaxCharacters }),
      z
        .number({ error: () => notAWeight(field) })
        .min(-1, { error: () => notAWeight(field) })
        .max(1, { error: () => notAWeight(field) }),
      { error: () => texts.validation.record({ field }) },
    )
    .meta({ maxProperties: LIMITS.tasteNamesMax })
    .refine((all) => Object.keys(all).length <= LIMITS.tasteNamesMax, {
      error: () => texts.validation.tooMany({ field, max: LIMITS.tasteNamesMax }),
    });

function notAWeight(field: string): string {
  return texts.validation.number({ field, min: -1, max: 1 });
}

/**
 * What a person's device has learnt of their taste. It chooses among dishes that keep every rule and is stored nowhere; names
 * that no dish knows count for nothing.
 */
export const tasteSchema = z
  .object(
    {
      cuisines: weights('taste.cuisines').default({}).describe('By cuisine, as the last tag of a meal names it.'),
      foods: weights('taste.foods').default({}).describe('By the id of a food, as the items of meals name it.'),
    },
    { error: () => texts.validation.record({ field: 'taste' }) },
  )
  .describe(
    'How much cuisines and foods are liked, from -1 to 1. It chooses among the dishes that keep diet, exclusions, time and targets; it weakens no rule, is not stored and reaches no language model.',
  );

export type Taste = z.output<typeof tasteSchema>;
