import { z } from 'zod';
import { dayNumber } from '../dates/local-date.ts';
import { localDate } from '../dates/local-date-schema.ts';
import { amount, goalSchema } from '../diary/diary-schema.ts';
import { eatingWindowSchema } from '../diary/eating-window-schema.ts';
import { cleanText, oneOf } from '../language/clean-text.ts';
import { LIMITS } from '../limits.ts';
import { texts } from '../texts.ts';
import {
  ACTIVITIES,
  BODY_AIMS,
  BODY_CONDITIONS,
  BODY_MEASURES,
  LENGTH_UNITS,
  NO_PROPOSAL_REASONS,
  SEXES,
  TARGET_LIMITS,
  WARNING_SIGNS,
  WEIGHT_UNITS,
} from './body-options.ts';

const bornOnError = () => texts.body.bornOn;
const bornOn = z
  .string({ error: bornOnError })
  .refine((date) => date >= LIMITS.bornFirst && dayNumber(date) !== null, { error: bornOnError })
  .meta({ format: 'date' });

/** What a person states of themselves, so that a target can be computed. */
export const setBodyFactsSchema = z.object({
  bornOn: bornOn.describe('YYYY-MM-DD; measures and targets are for people of 18 or more.'),
  sex: oneOf('sex', SEXES).describe('As the equation of the energy at rest knows it.'),
  heightCm: amount('heightCm', { min: LIMITS.heightMinCm, max: LIMITS.heightMaxCm }),
  activity: oneOf('activity', ACTIVITIES),
  aim: oneOf('aim', BODY_AIMS),
  weeklyPercent: amount('weeklyPercent', { min: LIMITS.weeklyPercentMin, max: LIMITS.weeklyPercentMax })
    .default(LIMITS.weeklyPercentDefault)
    .describe('How much of the weight is to change in a week, where it is not to be kept.'),
  conditions: z
    .array(oneOf('conditions', BODY_CONDITIONS), {
      error: () => texts.validation.listExpected({ field: 'conditions' }),
    })
    .max(BODY_CONDITIONS.length, {
      error: () => texts.validation.tooMany({ field: 'conditions', max: BODY_CONDITIONS.length }),
    })
    .transform((conditions) => BODY_CONDITIONS.filter((condition) => conditions.includes(condition)))
    .default([])
    .describe('With any of them but diabetes no target is computed; with any of them no eating window is offered.'),
});

export type SetBodyFacts = z.output<typeof setBodyFactsSchema>;

export const bodyFactsSchema = z.object({
  bornOn: z.string().describe('YYYY-MM-DD'),
  sex: z.enum(SEXES),
  heightCm: z.number(),
  activity: z.enum(ACTIVITIES),
  aim: z.enum(BODY_AIMS),
  weeklyPercent: z.number(),
  conditions: z.array(z.enum(BODY_CONDITIONS)),
});

export type BodyFactsAnswer = z.infer<typeof bodyFactsSchema>;

const UNITS_OF: Partial<Record<(typeof BODY_MEASURES)[number], readonly string[]>> = {
  weight: WEIGHT_UNITS,
  waist: LENGTH_UNITS,
};

/** A measure of a day, in the place of one of the same name on the same day. */
export const recordMeasureSchema = z
  .object({
    measure: oneOf('measure', BODY_MEASURES),
    name: cleanText('name', { max: LIMITS.measureNameMaxCharacters })
      .default('')
      .describe('Of a measure of one’s own; left out for weight and waist.'),
    value: amount('value', { max: LIMITS.measureMax }),
    unit: cleanText('unit', { max: LIMITS.measureUnitMaxCharacters })
      .default('')
      .describe('kg or lb for weight, cm or in for the waist, anything or nothing for a measure of one’s own.'),
    date: localDate('date').describe('No later than today where the person is.'),
  })
  .superRefine(({ measure, name, unit }, context) => {
    const refuse = (path: string, message: string) => context.addIssue({ code: 'custom', path: [path], message });
    const units = UNITS_OF[measure];
    if (units && !units.includes(unit))
      refuse('unit', texts.validation.oneOf({ field: 'unit', values: units.join(', ') }));
    if (units && name !== '') refuse('name', texts.body.nameOfOwn);
    if (!units && name === '') refuse('name', texts.validation.required({ field: 'name' }));
  });

export type RecordMeasure = z.output<typeof recordMeasureSchema>;

/** An id that cannot be one of ours is not found, like a missing one. */
export const measureIdSchema = z.object({ measureId: z.string() });

export const bodyMeasureSchema = z.object({
  id: z.string(),
  measure: z.enum(BODY_MEASURES),
  name: z.string().describe('Of a measure of one’s own, else empty.'),
  value: z.number(),
  unit: z.string().describe('kg for weight and cm for the waist, whatever they were recorded in.'),
  date: z.string().describe('YYYY-MM-DD'),
});

export type BodyMeasure = z.infer<typeof bodyMeasureSchema>;

const daysError = () =>
  texts.validation.wholeNumber({ field: 'days', min: LIMITS.bodySeriesMinDays, max: LIMITS.bodySeriesMaxDays });

/** The days up to today. */
export const bodySeriesRequestSchema = z.object({
  days: z
    .number({ error: daysError })
    .int({ error: daysError })
    .min(LIMITS.bodySeriesMinDays, { error: daysError })
    .max(LIMITS.bodySeriesMaxDays, { error: daysError })
    .default(LIMITS.bodySeriesUsualDays),
});

export type BodySeriesRequest = z.output<typeof bodySeriesRequestSchema>;

export const bodySeriesSchema = z.object({
  from: z.string(),
  to: z.string(),
  measures: z.array(bodyMeasureSchema).describe('Oldest first.'),
  trend: z
    .array(
      z.object({
        date: z.string(),
        kg: z.number().describe('Weight without the water that comes and goes.'),
        kgSd: z.number().describe('Its standard deviation.'),
        kgPerWeek: z.number(),
        kgPerWeekSd: z.number(),
      }),
    )
    .describe('Every day from the first weight to the last.'),
});

export type BodySeries = z.infer<typeof bodySeriesSchema>;

export const bodyReportSchema = z.object({
  facts: bodyFactsSchema.nullable().describe('Null before they were stated: then nothing else is known.'),
  goal: goalSchema.describe('What today aims at.'),
  weight: z
    .object({ kg: z.number(), kgSd: z.number(), kgPerWeek: z.number(), kgPerWeekSd: z.number() })
    .nullable()
    .describe('The trend today; null without a weight in the last twelve weeks.'),
  signs: z.array(z.enum(WARNING_SIGNS)).describe('With any of them nothing is proposed.'),
  advice: z.string().nullable().describe('Where to ask, where there is a sign.'),
  equation: z
    .object({
      restingKcal: z.number().int(),
      kcal: z.number().int(),
      targetKcal: z.number().int().nullable().describe('Null with a sign.'),
    })
    .nullable()
    .describe('By Mifflin and St Jeor, and the way of living.'),
  expenditure: z
    .object({
      kcal: z.number().int(),
      sd: z.number().int().describe('Its standard deviation, kcal.'),
      basis: z
        .object({
          days: z.number().int().describe('Since the first weight of the last twelve weeks.'),
          loggedDays: z.number().int(),
          weights: z.number().int(),
        })
        .describe('What the estimate rests on.'),
    })
    .nullable()
    .describe('Energy used in a day, from the diary and the weight.'),
  proposal: z
    .object({ kcal: z.number().int(), limitedBy: z.array(z.enum(TARGET_LIMITS)), reason: z.string() })
    .nullable()
    .describe('Another target; it holds only when it is accepted.'),
  why: z.enum(NO_PROPOSAL_REASONS).nullable().describe('Why nothing is proposed.'),
  bounds: z
    .object({ leastKcal: z.number().int(), mostKcal: z.number().int() })
    .nullable()
    .describe('What may be proposed, where the goal is further away than one step.'),
  eatingWindow: eatingWindowSchema.nullable().describe('Null unless it was switched on.'),
  isFastOffered: z
    .boolean()
    .describe('Whether an eating window may be switched on: with none of the conditions and no sign.'),
});

export type BodyReportAnswer = z.infer<typeof bodyReportSchema>;

const isAcceptedError = () => texts.validation.boolean({ field: 'isAccepted' });

/** The answer of a person to the proposal that they saw. */
export const decideTargetSchema = z.object({
  kcal: z
    .number({ error: () => texts.validation.required({ field: 'kcal' }) })
    .describe('What was proposed; another proposal by now is refused.'),
  isAccepted: z.boolean({ error: isAcceptedError }),
});

export type DecideTarget = z.output<typeof decideTargetSchema>;
