import { z } from 'zod';
import { isTimeZone } from '../dates/time-zone.ts';
import { DIETS, GOALS } from '../generation/options.ts';
import { oneOf } from '../language/clean-text.ts';
import { REFERENCE_SETS } from '../meals/nutrients.ts';
import { profileSchema } from '../profiles/profile-schema.ts';
import { texts } from '../texts.ts';
import { REGIONS, UNITS, WEEK_STARTS } from './preference-options.ts';

const timeZoneError = () => texts.preferences.timeZone;
const weekStartError = () => texts.validation.oneOf({ field: 'weekStart', values: WEEK_STARTS.join(', ') });

const timeZone = z.string({ error: timeZoneError }).refine(isTimeZone, { error: timeZoneError });
const weekStart = z.literal(WEEK_STARTS, { error: weekStartError });
const units = oneOf('units', UNITS);

/** Whom the calendar plans for, and what that asks for (decisions 9.9). */
export const plannedForSchema = z.object({
  source: z
    .enum(['profile', 'last-request', 'usual'])
    .describe('A profile; without one the last request for a whole day; without that, what is usual.'),
  name: z.string().nullable().describe('Of the profile.'),
  goal: z.enum(GOALS),
  dietaryPreferences: z.enum(DIETS),
  excludeIngredients: z.array(z.string()),
  calorieTarget: z.number().int().describe('kcal a day'),
});

export type PlannedFor = z.infer<typeof plannedForSchema>;

/** How a person wants dates and amounts shown, and whom the calendar plans for. What was never chosen has its usual value. */
export const preferencesSchema = z.object({
  timeZone: z
    .string()
    .nullable()
    .describe('A name such as Asia/Kolkata; null until one is chosen, and then dates are those of UTC.'),
  weekStart: z
    .literal(WEEK_STARTS)
    .describe('The day that weeks start on: Sunday 0 (the usual one), Monday 1, Saturday 6.'),
  units: z.enum(UNITS),
  referenceSet: z
    .enum(REFERENCE_SETS)
    .describe('Whose reference intakes nutrients are compared with: dri (the usual one) or icmr.'),
  region: z
    .enum(REGIONS)
    .nullable()
    .describe(
      'Where more of what is generated is from: about two of three meals of a day, where enough dishes from there keep its rules and the notes wish for no cuisine. Null, the usual one: everywhere.',
    ),
  profileId: z.string().nullable().describe('The profile chosen for the calendar; null when none was.'),
  profile: profileSchema
    .nullable()
    .describe('The profile that the calendar plans for: the one chosen, else the oldest; null where there is none.'),
  plannedFor: plannedForSchema,
  today: z.string().describe('The date that it is now in the time zone, YYYY-MM-DD.'),
});

export type Preferences = z.infer<typeof preferencesSchema>;

/** The fields that are there are changed, the others stay; null goes back to what is usual. */
export const updatePreferencesSchema = z.object({
  timeZone: timeZone.nullable().optional(),
  weekStart: weekStart.nullable().optional(),
  units: units.nullable().optional(),
  referenceSet: oneOf('referenceSet', REFERENCE_SETS).nullable().optional(),
  region: oneOf('region', REGIONS).nullable().optional(),
  profileId: z
    .string({ error: () => texts.validation.textExpected({ field: 'profileId' }) })
    .nullable()
    .optional(),
});

export type UpdatePreferences = z.output<typeof updatePreferencesSchema>;
