import {
  calendarChangeIdSchema,
  changeEntryBodySchema,
  clearDaysSchema,
  fillDaysSchema,
  generateEntryBodySchema,
  moveEntrySchema,
  placeEntryBodySchema,
  placePlanSchema,
  repeatDaysSchema,
} from '@platewise/contract/calendar/calendar-change-schema';
import {
  calendarChangeSchema,
  calendarFeedLinkSchema,
  calendarFeedSchema,
  calendarRangeSchema,
  calendarSchema,
  filledDaysSchema,
} from '@platewise/contract/calendar/calendar-schema';
import { calendarMendingSwapsSchema, swapEntryBodySchema } from '@platewise/contract/calendar/calendar-swap-schema';
import { nutrientDaysSchema, nutrientReportSchema } from '@platewise/contract/meals/nutrient-report-schema';
import { z } from 'zod';
import { NOT_INDEXED } from '../../http/not-indexed.ts';
import { type RestRoute, restRoute } from '../rest-route.ts';

const tag = 'Calendar';

/** Every change answers with what it did, and a repetition under the same key with the same. */
const changes = { status: 200, tag, output: calendarChangeSchema, acceptsIdempotencyKey: true } as const;

export const calendarRoutes: readonly RestRoute[] = [
  restRoute('calendar.read', {
    method: 'GET',
    path: '/api/calendar',
    status: 200,
    summary: 'Up to 62 days of the calendar: what they hold, what that comes to, and what they aim at',
    tag,
    query: calendarRangeSchema,
    output: calendarSchema,
  }),
  restRoute('calendar.nutrients', {
    method: 'GET',
    path: '/api/calendar/nutrients',
    status: 200,
    summary: 'What up to seven days hold of 36 nutrients, next to reference intakes',
    tag,
    query: nutrientDaysSchema,
    output: nutrientReportSchema,
  }),
  restRoute('calendar.mendingSwaps', {
    method: 'GET',
    path: '/api/calendar/mending-swaps',
    status: 200,
    summary: 'What up to seven days are short of or pass on average, and swaps of one meal that help; takes no token',
    tag,
    query: nutrientDaysSchema,
    output: calendarMendingSwapsSchema,
  }),
  restRoute('calendar.place', {
    method: 'PUT',
    path: '/api/calendar/{date}/{slot}',
    summary: 'Puts a meal of a plan, a favorite, a whole meal, eating out or a note into a slot',
    ...changes,
    body: placeEntryBodySchema,
  }),
  restRoute('calendar.change', {
    method: 'PATCH',
    path: '/api/calendar/{date}/{slot}',
    summary: 'Changes the fields of an entry that are sent: servings, lock, note, guess',
    ...changes,
    body: changeEntryBodySchema,
  }),
  restRoute('calendar.remove', {
    method: 'DELETE',
    path: '/api/calendar/{date}/{slot}',
    summary: 'Empties a slot',
    tag,
    acceptsIdempotencyKey: true,
    status: 204,
    responseHeaders: { 'X-Change-Id': 'With it the change can be taken back.' },
    answer: ({ changeId }) => ({ headers: { 'x-change-id': changeId ?? '' } }),
  }),
  restRoute('calendar.generate', {
    method: 'POST',
    path: '/api/calendar/{date}/{slot}/generate',
    summary: 'Generates a meal for a slot, for a token, as large as its day leaves room',
    ...changes,
    body: generateEntryBodySchema,
  }),
  restRoute('calendar.swap', {
    method: 'POST',
    path: '/api/calendar/{date}/{slot}/swap',
    summary: 'Puts another dish in the place of a meal, for a token; the rest of the day stays as it is',
    ...changes,
    body: swapEntryBodySchema,
  }),
  restRoute('calendar.move', {
    method: 'POST',
    path: '/api/calendar/move',
    summary: 'Moves an entry, or copies it; a move onto another entry changes places with it',
    ...changes,
    body: moveEntrySchema,
  }),
  restRoute('calendar.placePlan', {
    method: 'POST',
    path: '/api/calendar/place-plan',
    summary: 'Puts the meals of a saved plan on a day',
    ...changes,
    body: placePlanSchema,
  }),
  restRoute('calendar.fill', {
    method: 'POST',
    path: '/api/calendar/fill',
    summary: 'Fills the empty slots of up to a week with new meals, a token each, all or none',
    ...changes,
    body: fillDaysSchema,
    output: filledDaysSchema,
  }),
  restRoute('calendar.repeat', {
    method: 'POST',
    path: '/api/calendar/repeat',
    summary: 'Puts the meals of some days on others: last week again; takes no token',
    ...changes,
    body: repeatDaysSchema,
  }),
  restRoute('calendar.clear', {
    method: 'POST',
    path: '/api/calendar/clear',
    summary: 'Empties the slots of some days but for what is locked',
    ...changes,
    body: clearDaysSchema,
  }),
  restRoute('calendar.undo', {
    method: 'POST',
    path: '/api/calendar/undo',
    summary: 'Takes a change back, but for slots that were changed again since; tokens are not returned',
    ...changes,
    body: calendarChangeIdSchema,
  }),
  restRoute('calendar.feed.status', {
    method: 'GET',
    path: '/api/calendar/feed',
    status: 200,
    summary: 'When the link of the feed was made',
    tag,
    output: calendarFeedSchema,
  }),
  restRoute('calendar.feed.create', {
    method: 'POST',
    path: '/api/calendar/feed',
    status: 201,
    summary: 'Makes the link that calendar programs follow, in the place of the one before; this answer alone shows it',
    tag,
    output: calendarFeedLinkSchema,
  }),
  restRoute('calendar.feed.revoke', {
    method: 'DELETE',
    path: '/api/calendar/feed',
    status: 204,
    summary: 'Revokes the link of the feed',
    tag,
  }),
  restRoute('calendar.feed.read', {
    method: 'GET',
    path: '/api/calendar/feed/{secret}.ics',
    status: 200,
    summary: 'The calendar that a link leads to, as a calendar file (RFC 5545) at local times',
    tag,
    output: z.string(),
    mediaType: 'text/calendar',
    answer: (body) => ({
      body,
      headers: { ...NOT_INDEXED, 'content-type': 'text/calendar; charset=utf-8', 'cache-control': 'no-store' },
    }),
  }),
];
