import { z } from 'zod';
import { dateRange } from '../dates/date-range.ts';
import { certificateSchema, energySchema } from '../generation/generation-schema.ts';
import { LIMITS } from '../limits.ts';
import { clientMealSchema, macrosSchema } from '../meals/meal-schema.ts';
import { CALENDAR_KINDS, CALENDAR_SLOTS } from './calendar-slots.ts';

/** Where the figures of an entry come from: its ingredients in grams, or what somebody stated. */
export const FIGURE_BASES = ['computed', 'stated'] as const;

/** What stands in one slot of one day (decisions 5). */
export const calendarEntrySchema = z.object({
  date: z.string().describe('YYYY-MM-DD'),
  slot: z.enum(CALENDAR_SLOTS),
  kind: z.enum(CALENDAR_KINDS),
  meal: clientMealSchema
    .extend({ id: z.string() })
    .nullable()
    .describe('The whole meal, its figures per serving; what it came without is absent. Null for other kinds.'),
  servings: z.number().describe('How many servings of the meal the person eats; those of the meal, too.'),
  note: z.string().nullable(),
  kcal: z.number().int().nullable().describe('A guess, where the meal is eaten out.'),
  startsAt: z
    .string()
    .optional()
    .describe(
      'YYYY-MM-DDTHH:MM where the person is: when the meal has to be begun, where that is more than two hours before.',
    ),
  isLocked: z.boolean().describe('It stays where weeks are filled, repeated or cleared, and nothing takes its place.'),
  leftover: z
    .object({
      cookedOn: z.string(),
      useBy: z.string(),
      isFrozen: z.boolean().describe('Whether it waits in the freezer, from the day on which it was cooked.'),
    })
    .optional()
    .describe(
      'What a meal of an earlier day has left: cooked with it (cookedOn, YYYY-MM-DD), and kept until useBy. Absent for a meal that is cooked by itself.',
    ),
  planId: z.string().nullable().describe('The saved plan that the meal was taken from.'),
  figures: z
    .object({ calories: z.number(), macros: macrosSchema.nullable(), basis: z.enum(FIGURE_BASES) })
    .nullable()
    .describe('What it brings to the day in all its servings; null for a note, and where nobody knows.'),
  revision: z.number().int().describe('The revision of the calendar that wrote it.'),
  updatedAt: z.string().describe('ISO date-time, UTC'),
});

export type CalendarEntry = z.infer<typeof calendarEntrySchema>;

/** One day: its entries in the order of the slots, what they come to, and what it aims at. */
export const calendarDaySchema = z.object({
  date: z.string().describe('YYYY-MM-DD'),
  entries: z.array(calendarEntrySchema),
  totals: energySchema.describe('Of what is known.'),
  unknown: z
    .object({ calories: z.number().int(), macros: z.number().int() })
    .describe('How many entries add nothing to the totals because nobody knows their calories, or their macros.'),
  target: energySchema,
});

export type CalendarDay = z.infer<typeof calendarDaySchema>;

/** Days of the calendar, and by what they are planned. */
export const calendarSchema = z.object({
  from: z.string(),
  to: z.string(),
  today: z.string().describe('The date that it is now where the person is, by the time zone in the preferences.'),
  revision: z.number().int().describe('Grows with every change, so that another device knows of it.'),
  profileId: z.string().nullable().describe('The profile that meals are planned for; null where the person has none.'),
  days: z.array(calendarDaySchema),
  frozenLater: z
    .array(calendarEntrySchema)
    .describe('What of meals that are cooked on these days waits in the freezer for later ones.'),
});

export type Calendar = z.infer<typeof calendarSchema>;

/** Why something that was asked for was left out. */
export const CALENDAR_SKIPS = ['locked', 'filled', 'note', 'no-slot', 'changed-since'] as const;

export const calendarSkipSchema = z.object({
  date: z.string(),
  slot: z.enum(CALENDAR_SLOTS).nullable(),
  reason: z.enum(CALENDAR_SKIPS),
  sentence: z.string(),
});

export type CalendarSkip = z.infer<typeof calendarSkipSchema>;

/** What a change did. The days are those that it was about, and those that eat what it cooked or cooks no more, as they are after it. */
export const calendarChangeSchema = z.object({
  changeId: z
    .string()
    .nullable()
    .describe(
      'With it the change can be taken back, as long as it is among the newest twenty; null where nothing changed.',
    ),
  revision: z.number().int(),
  days: z.array(calendarDaySchema),
  replaced: z.array(calendarEntrySchema).describe('What stood before where something else, or nothing, stands now.'),
  skipped: z.array(calendarSkipSchema),
  warnings: z
    .array(z.object({ date: z.string().nullable(), sentence: z.string() }))
    .describe('What is to be said of new meals: of one day, or of all of them (date null).'),
});

export type CalendarChange = z.infer<typeof calendarChangeSchema>;

/** What filling days did, with the certificate of each day that got meals. */
export const filledDaysSchema = calendarChangeSchema.extend({
  newMeals: z.number().int().describe('Meals that were planned for a token each.'),
  leftovers: z.number().int().describe('Lunches and dinners that an earlier meal has left.'),
  repeats: z.number().int().describe('Breakfasts that are one of the others again.'),
  certificates: z.array(z.object({ date: z.string(), certificate: certificateSchema.nullable() })),
  planningMs: z.number().int().describe('Milliseconds that the planner took.'),
});

export type FilledDays = z.infer<typeof filledDaysSchema>;

export const calendarRangeSchema = dateRange(LIMITS.calendarRangeMaxDays);

export type CalendarRange = z.output<typeof calendarRangeSchema>;

/** The link of the feed; its secret is in this answer only. */
export const calendarFeedLinkSchema = z.object({
  path: z.string().describe('Of the feed, without the origin: /api/calendar/feed/{secret}.ics.'),
  createdAt: z.string().describe('ISO date-time, UTC'),
});

export type CalendarFeedLink = z.infer<typeof calendarFeedLinkSchema>;

export const calendarFeedSchema = z.object({
  createdAt: z
    .string()
    .nullable()
    .describe('When the link that works now was made, ISO date-time, UTC; null without one.'),
});

export type CalendarFeed = z.infer<typeof calendarFeedSchema>;

/** A secret that opens nothing is not found, whatever it looks like. */
export const calendarSecretSchema = z.object({ secret: z.string() });
