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
} from '@platewise/contract/calendar-change-schema';
import { calendarRangeSchema, calendarSecretSchema } from '@platewise/contract/calendar-schema';
import { noInput, publicProcedure, router, userProcedure } from '../trpc.ts';
import { findFeedDate, setFeed } from './calendar-feed-repository.ts';
import { changeEntry } from './change-entry.ts';
import { clearDays } from './clear-days.ts';
import { fillDays } from './fill-days.ts';
import { generateEntry } from './generate-entry.ts';
import { makeFeedLink } from './make-feed-link.ts';
import { moveEntry } from './move-entry.ts';
import { placeEntry } from './place-entry.ts';
import { placePlan } from './place-plan.ts';
import { readCalendar } from './read-calendar.ts';
import { readFeed } from './read-feed.ts';
import { removeEntry } from './remove-entry.ts';
import { repeatDays } from './repeat-days.ts';
import { undoCalendarChange } from './undo-calendar-change.ts';

/** What is planned for which day. */
export const calendarRouter = router({
  read: userProcedure('read')
    .input(calendarRangeSchema)
    .query(({ ctx, input }) => readCalendar(ctx, input)),
  place: userProcedure('write')
    .input(placeEntrySchema)
    .mutation(({ ctx, input }) => placeEntry(ctx, input)),
  change: userProcedure('write')
    .input(changeEntrySchema)
    .mutation(({ ctx, input }) => changeEntry(ctx, input)),
  remove: userProcedure('write')
    .input(calendarPlaceSchema)
    .mutation(({ ctx, input }) => removeEntry(ctx, input)),
  move: userProcedure('write')
    .input(moveEntrySchema)
    .mutation(({ ctx, input }) => moveEntry(ctx, input)),
  placePlan: userProcedure('write')
    .input(placePlanSchema)
    .mutation(({ ctx, input }) => placePlan(ctx, input)),
  repeat: userProcedure('write')
    .input(repeatDaysSchema)
    .mutation(({ ctx, input }) => repeatDays(ctx, input)),
  clear: userProcedure('write')
    .input(clearDaysSchema)
    .mutation(({ ctx, input }) => clearDays(ctx, input)),
  undo: userProcedure('write')
    .input(calendarChangeIdSchema)
    .mutation(({ ctx, input }) => undoCalendarChange(ctx, input)),
  generate: userProcedure('generate')
    .input(generateEntrySchema)
    .mutation(({ ctx, input }) => generateEntry(ctx, input)),
  fill: userProcedure('generate')
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
    read: publicProcedure('read', 'shared')
      .input(calendarSecretSchema)
      .query(({ ctx, input }) => readFeed(ctx, input)),
  }),
});
