import { z } from 'zod';
import { MEAL_TYPES } from '../generation/options.ts';
import { LIMITS } from '../limits.ts';
import { texts } from '../texts.ts';

/**
 * The kinds of work: soaking the evening before; cutting, cooking a grain or pulse, mixing, cooking on the hob, the oven
 * and packing in the session; finishing on the day of the meal.
 */
export const PREP_KINDS = ['soak', 'cut', 'base', 'mix', 'cook', 'oven', 'pack', 'finish'] as const;
export const PREP_TIMES = ['evening-before', 'session', 'on-the-day'] as const;
export const PREP_PLACES = ['fridge', 'freezer'] as const;
/** How a food is cut; `cut` is any way that the steps describe in more words. */
export const PREP_CUTS = ['chop', 'dice', 'slice', 'grate', 'shred', 'crush', 'cut'] as const;

/** What is weighed for a task: all of it, and how much for each meal. Grams are null for an ingredient without an amount. */
export const prepIngredientSchema = z.object({
  food: z.string().nullable().describe('The id of the food; null where only its line is known.'),
  name: z.string(),
  grams: z.number().nullable(),
  uses: z.array(
    z.object({
      mealId: z.string(),
      grams: z.number().nullable(),
      cut: z
        .enum(PREP_CUTS)
        .nullable()
        .describe('How a meal has what is cut for it; null where nothing is cut or told.'),
    }),
  ),
});

export const prepTaskSchema = z.object({
  id: z.string(),
  kind: z.enum(PREP_KINDS),
  when: z.enum(PREP_TIMES),
  title: z.string(),
  day: z.number().int().nullable().describe('The day of a task that is left for the day; 1 is the first plan.'),
  startMinute: z.number().int().nullable().describe('Minutes after the session begins; null outside of it.'),
  minutes: z.number().int().describe('From start to end.'),
  handsOnMinutes: z.number().int().describe('Of these, minutes of work, at the start.'),
  after: z.array(z.string()).describe('Ids of the tasks that are done before.'),
  oven: z
    .object({ celsius: z.number().int().nullable() })
    .nullable()
    .describe('The oven that the task needs; null degrees are the grill at its highest.'),
  ingredients: z.array(prepIngredientSchema),
  steps: z.array(z.string()),
  mealIds: z.array(z.string()),
});

/** One box for one meal: what is in it, where it is kept and how long it keeps there. */
export const prepContainerSchema = z.object({
  mealId: z.string(),
  day: z.number().int(),
  holds: z.array(z.string()),
  place: z.enum(PREP_PLACES),
  keepsDays: z.number().int().describe('Days that it keeps in its place.'),
});

/** One session of work for the meals of several days, tasks in the order of the work (contract 4). */
export const prepGuideSchema = z.object({
  days: z.array(
    z.object({
      day: z.number().int(),
      planId: z.string(),
      name: z.string().nullable(),
      meals: z.array(z.object({ mealId: z.string(), name: z.string(), mealType: z.enum(MEAL_TYPES) })),
    }),
  ),
  totalMinutes: z.number().int().describe('Of the session, from its first task to its last.'),
  handsOnMinutes: z.number().int().describe('Of work in the session.'),
  tasks: z.array(prepTaskSchema),
  containers: z.array(prepContainerSchema),
  notes: z.array(z.string()),
});

export type PrepCut = (typeof PREP_CUTS)[number];
export type PrepKind = (typeof PREP_KINDS)[number];
export type PrepIngredient = z.infer<typeof prepIngredientSchema>;
export type PrepTask = z.infer<typeof prepTaskSchema>;
export type PrepContainer = z.infer<typeof prepContainerSchema>;
export type PrepGuide = z.infer<typeof prepGuideSchema>;

const field = 'planIds';
const max = LIMITS.prepGuidePlansMax;

/** The plans of a guide in the order in which they are eaten, a day each; the first is eaten the day after the session. */
export const prepGuideRequestSchema = z.object({
  planIds: z
    .array(z.string(), { error: () => texts.validation.listExpected({ field }) })
    .min(1, { error: () => texts.validation.required({ field }) })
    .max(max, { error: () => texts.validation.tooMany({ field, max }) }),
});
