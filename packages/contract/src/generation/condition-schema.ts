import { z } from 'zod';
import { oneOf, wholeNumber } from '../language/clean-text.ts';
import { texts } from '../texts.ts';
import {
  CONDITION_LIMITS,
  CONDITION_MEASURES,
  CONDITIONS,
  type ConditionLimit,
  LIMITS_OF,
  POLLENS,
} from './condition-options.ts';

const { validation } = texts.conditions;

/** A limit a day in whole mg or g, within its bounds. */
function limit(name: ConditionLimit) {
  return wholeNumber(`limits.${name}`, CONDITION_LIMITS[name]).optional();
}

const limitsSchema = z
  .strictObject(
    {
      potassiumMg: limit('potassiumMg'),
      phosphorusMg: limit('phosphorusMg'),
      proteinGrams: limit('proteinGrams'),
      sodiumMg: limit('sodiumMg'),
      lactoseGrams: limit('lactoseGrams'),
    },
    { error: () => validation.limits },
  )
  .describe('Limits a day that a doctor or dietitian gave this person: mg, and g of protein and lactose.');

/**
 * One condition that meals are to be planned for. It is planned only where `acknowledged` is true: the refusal of another
 * request is the sentence on what the rule does not know, for the person to read.
 */
export const conditionSchema = z
  .object({
    id: oneOf('conditions', CONDITIONS),
    acknowledged: z
      .boolean({ error: () => validation.acknowledgedIsBoolean })
      .default(false)
      .describe('true: the person has read what the rule does not know. Without it the answer is 400 with that text.'),
    limits: limitsSchema.optional(),
    pollens: z
      .array(oneOf('pollens', POLLENS))
      .max(POLLENS.length, { error: () => validation.pollens })
      .optional()
      .describe('Of oral_allergy: the pollens that the person reacts to.'),
  })
  .refine(({ acknowledged }) => acknowledged, {
    path: ['acknowledged'],
    error: ({ input }) => validation.acknowledge({ text: texts.conditions.unknown[idSchema.parse(input).id] }),
  })
  .refine(({ id, limits = {} }) => namesOf(limits).every((name) => LIMITS_OF[id]?.includes(name)), {
    path: ['limits'],
    error: ({ input }) => validation.otherLimits({ condition: texts.conditions.names[idSchema.parse(input).id] }),
  })
  .refine(({ id, limits = {} }) => id !== 'kidney' || namesOf(limits).length > 0, {
    path: ['limits'],
    error: () => validation.kidneyLimits,
  })
  .refine(({ id, pollens = [] }) => (id === 'oral_allergy') === pollens.length > 0, {
    path: ['pollens'],
    error: () => validation.pollens,
  });

const idSchema = z.object({ id: z.enum(CONDITIONS) });

function namesOf(limits: Partial<Record<ConditionLimit, number | undefined>>): ConditionLimit[] {
  return (Object.keys(limits) as ConditionLimit[]).filter((name) => limits[name] !== undefined);
}

/** The conditions of a request, each once. */
export const conditionsSchema = z
  .array(conditionSchema, { error: () => texts.validation.listExpected({ field: 'conditions' }) })
  .max(CONDITIONS.length, { error: () => validation.repeated })
  .refine((conditions) => new Set(conditions.map(({ id }) => id)).size === conditions.length, {
    error: () => validation.repeated,
  })
  .describe(
    'Conditions whose published rule the meals have to keep. They are stored with the plan, as exclusions are.',
  );

export type Condition = z.output<typeof conditionSchema>;

const limitNames = Object.keys(CONDITION_LIMITS) as [ConditionLimit, ...ConditionLimit[]];

/** A condition as a profile holds it: limits and pollens are empty where its rule has none. */
export const keptConditionSchema = z.object({
  id: z.enum(CONDITIONS),
  acknowledged: z.boolean(),
  limits: z.partialRecord(z.enum(limitNames), z.number()).describe('Limits a day: mg, and g of protein and lactose.'),
  pollens: z.array(z.enum(POLLENS)),
});

export type KeptCondition = z.infer<typeof keptConditionSchema>;

/** One figure that a rule bounds or raises, and what the plan holds of it. */
const conditionCheckSchema = z.object({
  measure: z.enum(CONDITION_MEASURES),
  text: z.string().describe('In words: what was asked for, and what the plan holds at most; of an aim, at least.'),
  per: z.enum(['day', 'meal']),
  kind: z.enum(['limit', 'aim']).describe('A limit is kept by every plan that is served; an aim may be missed.'),
  bound: z.number(),
  held: z
    .number()
    .describe(
      'Of a limit what the plan may hold at most, of an aim what it holds at least; of meals, the meal with most.',
    ),
  isKept: z.boolean(),
});

/** What was checked for one condition, by which rule, and what that rule does not know. */
export const conditionCertificateSchema = z.object({
  id: z.enum(CONDITIONS),
  name: z.string(),
  isAssessed: z.boolean().describe('false: no published rule could be checked; nothing was left out or chosen for it.'),
  rule: z.string().describe('What the rule leaves out and bounds, in words.'),
  foodsRemoved: z.number().int().describe('How many foods of the table it removes.'),
  checks: z.array(conditionCheckSchema),
  dropped: z.array(z.string()).describe('Aims that were given up because another rule limits what they raise.'),
  notAssessed: z.array(z.string()).describe('Ingredients of the plan that the published lists do not name.'),
  unknown: z.string().describe('What the rule does not know, medicines among it.'),
  source: z.string(),
  year: z.number().int().describe('Of the source.'),
  advice: z.string(),
});

export type ConditionCertificate = z.infer<typeof conditionCertificateSchema>;
export type ConditionCheck = z.infer<typeof conditionCheckSchema>;
