import { z } from 'zod';
import { acceptNotAssessedSchema } from '../generation/generation-schema.ts';
import { cleanText } from '../language/clean-text.ts';
import { LIMITS } from '../limits.ts';
import { mealSchema } from '../meals/meal-schema.ts';
import { effectSchema, mendedSchema, missedSchema } from '../plans/plan-change-schema.ts';
import { calendarPlaceSchema } from './calendar-change-schema.ts';
import { CALENDAR_SLOTS } from './calendar-slots.ts';

/** Another dish in the place of a meal of the calendar, for a token; the other meals of the day stay as they are. */
export const swapEntryBodySchema = z.object({
  alternative: cleanText('alternative', { min: 1, max: LIMITS.nameMaxCharacters }).describe('The id of a swap.'),
  acceptNotAssessed: acceptNotAssessedSchema.optional(),
});
export const swapEntrySchema = calendarPlaceSchema.extend(swapEntryBodySchema.shape);

export type SwapEntry = z.output<typeof swapEntrySchema>;

/** What the days of a calendar are short of or pass on average, and swaps of one meal that bring them nearer. */
export const calendarMendingSwapsSchema = z.object({
  missed: z
    .array(missedSchema)
    .describe(
      'Of the average of the days that hold meals, from the end of each range that flatters least; vitamin D, which no plan promises, and too little sodium are not in it.',
    ),
  swaps: z
    .array(
      z.object({
        date: z.string().describe('YYYY-MM-DD'),
        slot: z.enum(CALENDAR_SLOTS),
        id: z.string().describe('What the swap is asked with.'),
        replaces: z.string().describe('The name of the meal whose place the dish may take.'),
        meal: mealSchema,
        effect: effectSchema,
        mends: z.array(mendedSchema).describe('Amounts are the average of the days.'),
      }),
    )
    .describe('Each by itself, for a token, and none twice for one meal: after one the others are looked for again.'),
  unmended: z.array(missedSchema).describe('What no swap of one meal that was tried brings much nearer.'),
});

export type CalendarMendingSwaps = z.infer<typeof calendarMendingSwapsSchema>;
export type CalendarSwap = CalendarMendingSwaps['swaps'][number];
