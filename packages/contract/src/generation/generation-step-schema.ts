import { z } from 'zod';
import { generationResultSchema } from './generation-schema.ts';
import { MEAL_TYPES } from './options.ts';

/**
 * A step of a generation that is reported as it goes on: each dish that a model proposed and that passed its own checks, without
 * any figure, as these belong to the whole day; and the finished plan. A dish that was reported may still give its place to
 * another; the plan decides.
 */
export const generationStepSchema = z.discriminatedUnion('kind', [
  z.object({
    kind: z.literal('dish'),
    place: z.number().int(),
    mealType: z.enum(MEAL_TYPES),
    name: z.string(),
    foods: z.array(z.string()).describe('What it is made of, without amounts.'),
  }),
  z.object({ kind: z.literal('plan'), plan: generationResultSchema }),
]);

export type GenerationStep = z.infer<typeof generationStepSchema>;

export type DishStep = Extract<GenerationStep, { kind: 'dish' }>;
