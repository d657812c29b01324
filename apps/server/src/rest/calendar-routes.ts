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
} from '@platewise/contract/calendar-change-schema';
import {
  calendarChangeSchema,
  calendarFeedLinkSchema,
  calendarFeedSchema,
  calendarRangeSchema,
  calendarSchema,
  filledDaysSchema,
} from '@platewise/contract/calendar-schema';
import type { CalendarSlot } from '@platewise/contract/calendar-slots';
import { z } from 'zod';
import { NOT_INDEXED } from '../http/not-indexed.ts';
import { type RestRoute, restRoute } from './rest-route.ts';

const tag = 'Calendar';

/** Every change answers with what it did, and a repetition under the same key with the same. */
const changes = { status: 200, tag, output: calendarChangeSchema, acceptsIdempotencyKey: true } as const;

export const calendarRoutes: readonly RestRoute[] = [
  restRoute({
    method: 'GET',
    path: '/api/calendar',
    status: 200,
    summary: 'Up to 62 days of the calendar: what they hold, what that comes to, and what they aim at',
    tag,
    procedure: 'calendar.read',
    query: calendarRangeSchema,
    output: calendarSchema,
    call: async (api, { query }) => ({ body: await api.calendar.read(query) }),
  }),
  restRoute({
    method: 'PUT',
    path: '/api/calendar/{date}/{slot}',
    summary: 'Puts a meal of a plan, a favorite, a whole meal, eating out or a note into a slot',
    ...changes,
    procedure: 'calendar.place',
    body: placeEntryBodySchema,
    call: async (api, { params, body }) => ({ body: await api.calendar.place({ ...body, ...placeOf(params) }) }),
  }),
  restRoute({
    method: 'PATCH',
    path: '/api/calendar/{date}/{slot}',
    summary: 'Changes the fields of an entry that are sent: servings, lock, note, guess',
    ...changes,
    procedure: 'calendar.change',
    body: changeEntryBodySchema,
    call: async (api, { params, body }) => ({ body: await api.calendar.change({ ...body, ...placeOf(params) }) }),
  }),
  restRoute({
    method: 'DELETE',
    path: '/api/calendar/{date}/{slot}',
    summary: 'Empties a slot',
    tag,
    acceptsIdempotencyKey: true,
    status: 204,
    procedure: 'calendar.remove',
    responseHeaders: { 'X-Change-Id': 'With it the change can be taken back.' },
    call: async (api, { params }) => {
      const { changeId } = await api.calendar.remove(placeOf(params));
      return { headers: { 'x-change-id': changeId ?? '' } };
    },
  }),
  restRoute({
    method: 'POST',
    path: '/api/calendar/{date}/{slot}/generate',
    summary: 'Generates a meal for a slot, for a token, as large as its day leaves room',
    ...changes,
    procedure: 'calendar.generate',
    body: generateEntryBodySchema,
    call: async (api, { params, body }) => ({ body: await api.calendar.generate({ ...body, ...placeOf(params) }) }),
  }),
  restRoute({
    method: 'POST',
    path: '/api/calendar/move',
    summary: 'Moves an entry, or copies it; a move onto another entry changes places with it',
    ...changes,
    procedure: 'calendar.move',
    body: moveEntrySchema,
    call: async (api, { body }) => ({ body: await api.calendar.move(body) }),
  }),
  restRoute({
    method: 'POST',
    path: '/api/calendar/place-plan',
    summary: 'Puts the meals of a saved plan on a day',
    ...changes,
    procedure: 'calendar.placePlan',
    body: placePlanSchema,
    call: async (api, { body }) => ({ body: await api.calendar.placePlan(body) }),
  }),
  restRoute({
    method: 'POST',
    path: '/api/calendar/fill',
    summary: 'Fills the empty slots of up to a week with new meals, a token each, all or none',
    ...changes,
    procedure: 'calendar.fill',
    body: fillDaysSchema,
    output: filledDaysSchema,
    call: async (api, { body }) => ({ body: await api.calendar.fill(body) }),
  }),
  restRoute({
    method: 'POST',
    path: '/api/calendar/repeat',
    summary: 'Puts the meals of some days on others: last week again; takes no token',
    ...changes,
    procedure: 'calendar.repeat',
    body: repeatDaysSchema,
    call: async (api, { body }) => ({ body: await api.calendar.repeat(body) }),
  }),
  restRoute({
    method: 'POST',
    path: '/api/calendar/clear',
    summary: 'Empties the slots of some days but for what is locked',
    ...changes,
    procedure: 'calendar.clear',
    body: clearDaysSchema,
    call: async (api, { body }) => ({ body: await api.calendar.clear(body) }),
  }),
  restRoute({
    method: 'POST',
    path: '/api/calendar/undo',
    summary: 'Takes a change back, but for slots that were changed again since; tokens are not returned',
    ...changes,
    procedure: 'calendar.undo',
    body: calendarChangeIdSchema,
    call: async (api, { body }) => ({ body: await api.calendar.undo(body) }),
  }),
  restRoute({
    method: 'GET',
    path: '/api/calendar/feed',
    status: 200,
    summary: 'When the link of the feed was made',
    tag,
    procedure: 'calendar.feed.status',
    output: calendarFeedSchema,
    call: async (api) => ({ body: await api.calendar.feed.status() }),
  }),
  restRoute({
    method: 'POST',
    path: '/api/calendar/feed',
    status: 201,
    summary: 'Makes the link that calendar programs follow, in the place of the one before; this answer alone shows it',
    tag,
    procedure: 'calendar.feed.create',
    output: calendarFeedLinkSchema,
    call: async (api) => ({ body: await api.calendar.feed.create() }),
  }),
  restRoute({
    method: 'DELETE',
    path: '/api/calendar/feed',
    status: 204,
    summary: 'Revokes the link of the feed',
    tag,
    procedure: 'calendar.feed.revoke',
    call: async (api) => {
      await api.calendar.feed.revoke();
      return {};
    },
  }),
  restRoute({
    method: 'GET',
    path: '/api/calendar/feed/{secret}.ics',
    status: 200,
    summary: 'The calendar that a link leads to, as a calendar file (RFC 5545) at local times',
    tag,
    procedure: 'calendar.feed.read',
    output: z.string(),
    mediaType: 'text/calendar',
    call: async (api, { params }) => ({
      body: await api.calendar.feed.read({ secret: params.secret ?? '' }),
      headers: { ...NOT_INDEXED, 'content-type': 'text/calendar; charset=utf-8', 'cache-control': 'no-store' },
    }),
  }),
];

/** Handed on as it came: the procedure refuses what is no date and no slot. */
function placeOf({ date = '', slot = '' }: Record<string, string>): { date: string; slot: CalendarSlot } {
  return { date, slot: slot as CalendarSlot };
}
