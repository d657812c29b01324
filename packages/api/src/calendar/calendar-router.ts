import {
  calendarChangeIdSchema,
  calendarPlaceSchema,
  changeEntrySchema,
  clearDaysSchema,
  fillDaysSchema,
  generateEntrySchema,
  moveEntrySchema,
  placeEntrySchema,
  placePlanSchema,
  repeatDaysSchema,
} from '@platewise/contract/calendar/calendar-change-schema';
import { calendarRangeSchema, calendarSecretSchema } from '@platewise/contract/calendar/calendar-schema';
import { swapEntrySchema } from '@platewise/contract/calendar/calendar-swap-schema';
import { nutrientDaysSchema } from '@platewise/contract/meals/nutrient-report-schema';
import { MODEL_REFUSALS } from '../declared-refusals.ts';
import { calendarNutrients } from '../nutrients/calendar-nutrients.ts';
import { noInput, publicProcedure, router, userProcedure } from '../trpc.ts';
import { clearDays } from './clear-days.ts';
import { changeEntry } from './entries/change-entry.ts';
import { moveEntry } from './entries/move-entry.ts';
import { placeEntry } from './entries/place-entry.ts';
import { placePlan } from './entries/place-plan.ts';
import { removeEntry } from './entries/remove-entry.ts';
import { findFeedDate, setFeed } from './feed/calendar-feed-repository.ts';
import { makeFeedLink } from './feed/make-feed-link.ts';
import { readFeed } from './feed/read-feed.ts';
import { calendarMendingSwaps } from './planning/calendar-mending-swaps.ts';
import { fillDays } from './planning/fill-days.ts';
import { generateEntry } from './planning/generate-entry.ts';
import { swapEntry } from './planning/swap-entry.ts';
import { readCalendar } from './read-calendar.ts';
import { repeatDays } from './repeat-days.ts';
import { undoCalendarChange } from './undo-calendar-change.ts';

/** What is planned for which day. */
export const calendarRouter = router({
  read: userProcedure('read')
    .input(calendarRangeSchema)
    .query(({ ctx, input }) => readCalendar(ctx, input)),
  nutrients: userProcedure('read')
    .input(nutrientDaysSchema)
    .query(({ ctx, input }) => calendarNutrients(ctx, input)),
  place: userProcedure('write', { refusals: ['NOT_FOUND', 'FAVORITE_NOT_FOUND', 'CALENDAR_LOCKED', 'CALENDAR_FULL'] })
    .input(placeEntrySchema)
    .mutation(({ ctx, input }) => placeEntry(ctx, input)),
  change: userProcedure('write', { refusals: ['NOT_FOUND'] })
    .input(changeEntrySchema)
    .mutation(({ ctx, input }) => changeEntry(ctx, input)),
  remove: userProcedure('write', { refusals: ['NOT_FOUND'] })
    .input(calendarPlaceSchema)
    .mutation(({ ctx, input }) => removeEntry(ctx, input)),
  move: userProcedure('write', { refusals: ['NOT_FOUND', 'CALENDAR_LOCKED', 'CALENDAR_FULL'] })
    .input(moveEntrySchema)
    .mutation(({ ctx, input }) => moveEntry(ctx, input)),
  placePlan: userProcedure('write', { refusals: ['NOT_FOUND', 'CALENDAR_FULL'] })
    .input(placePlanSchema)
    .mutation(({ ctx, input }) => placePlan(ctx, input)),
  repeat: userProcedure('write', { refusals: ['CALENDAR_FULL'] })
    .input(repeatDaysSchema)
    .mutation(({ ctx, input }) => repeatDays(ctx, input)),
  clear: userProcedure('write')
    .input(clearDaysSchema)
    .mutation(({ ctx, input }) => clearDays(ctx, input)),
  undo: userProcedure('write', { refusals: ['NOT_FOUND'] })
    .input(calendarChangeIdSchema)
    .mutation(({ ctx, input }) => undoCalendarChange(ctx, input)),
  generate: userProcedure('generate', {
    refusals: [
      'NO_TOKENS_LEFT',
      'CALENDAR_SLOT_TAKEN',
      'CALENDAR_LOCKED',
      'CALENDAR_FULL',
      'NOT_ASSESSED',
      'PLAN_IMPOSSIBLE',
      ...MODEL_REFUSALS,
      'GENERATION_FAILED',
    ],
  })
    .input(generateEntrySchema)
    .mutation(({ ctx, input }) => generateEntry(ctx, input)),
  mendingSwaps: userProcedure('read', { refusals: ['PLANNER_BUSY', 'GENERATION_FAILED'] })
    .input(nutrientDaysSchema)
    .query(({ ctx, input }) => calendarMendingSwaps(ctx, input)),
  swap: userProcedure('generate', {
    refusals: ['NOT_FOUND', 'CALENDAR_LOCKED', 'CALENDAR_FULL', 'NOT_ASSESSED', 'NO_TOKENS_LEFT', 'PLAN_IMPOSSIBLE'],
  })
    .input(swapEntrySchema)
    .mutation(({ ctx, input }) => swapEntry(ctx, input)),
  fill: userProcedure('generate', {
    refusals: [
      'NOT_FOUND',
      'NO_TOKENS_LEFT',
      'TOO_FEW_TOKENS',
      'CALENDAR_FULL',
      'NOT_ASSESSED',
      'PLAN_IMPOSSIBLE',
      'PLANNER_BUSY',
      'GENERATION_FAILED',
    ],
  })
    .input(fillDaysSchema)
    .mutation(({ ctx, input }) => fillDays(ctx, input)),
  feed: router({
    status: userProcedure('read')
      .input(noInput)
      .query(async ({ ctx }) => {
        const createdAt = await findFeedDate(ctx.db, ctx.identity.userId);
        return { createdAt: createdAt?.toISOString() ?? null };
      }),
    create: userProcedure('write')
      .input(noInput)
      .mutation(({ ctx }) => makeFeedLink(ctx)),
    revoke: userProcedure('write')
      .input(noInput)
      .mutation(async ({ ctx }) => {
        await setFeed(ctx.db, ctx.identity.userId, null);
        return null;
      }),
    read: publicProcedure('read', { visitorLimit: 'shared', refusals: ['NOT_FOUND'] })
      .input(calendarSecretSchema)
      .query(({ ctx, input }) => readFeed(ctx, input)),
  }),
});
