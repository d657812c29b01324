import { exportCalendarSchema } from '@platewise/contract/plan-export-schema';
import { duplicatePlanSchema, planSchema } from '@platewise/contract/plan-schema';
import { prepGuideSchema } from '@platewise/contract/prep-guide-schema';
import { z } from 'zod';
import { type RestRoute, restRoute } from './rest-route.ts';

const tag = 'Meals and plans';
/** A query string has no lists: ids with commas between them. */
const planIdsQuerySchema = z.object({
  planIds: z
    .union([z.string(), z.array(z.string())])
    .optional()
    .describe('Ids of one to seven plans, with commas or one by one, in the order in which they are eaten.'),
});

const responseHeaders = { 'Content-Disposition': 'The name to keep the file under.' };

export const savedPlanRoutes: readonly RestRoute[] = [
  restRoute({
    method: 'POST',
    path: '/api/meals/plans/{planId}/restore',
    status: 200,
    summary: 'Puts a plan back that was deleted less than a day ago',
    tag,
    procedure: 'plans.restore',
    output: planSchema,
    call: async (api, { params }) => ({ body: await api.plans.restore({ planId: params.planId ?? '' }) }),
  }),
  restRoute({
    method: 'POST',
    path: '/api/meals/plans/{planId}/duplicate',
    status: 201,
    summary: 'Copies a plan as it is now; takes no token',
    tag,
    procedure: 'plans.duplicate',
    body: duplicatePlanSchema.omit({ planId: true }),
    output: planSchema,
    acceptsIdempotencyKey: true,
    call: async (api, { params, body }) => ({
      body: await api.plans.duplicate({ ...body, planId: params.planId ?? '' }),
    }),
  }),
  restRoute({
    method: 'GET',
    path: '/api/meals/plans/{planId}/export.json',
    status: 200,
    summary: 'One plan as a file of data',
    tag,
    procedure: 'plans.exportJson',
    output: planSchema,
    responseHeaders,
    call: async (api, { params }) => {
      const { fileName, content } = await api.plans.exportJson({ planId: params.planId ?? '' });
      return { body: content, headers: asFile(`${fileName}.json`) };
    },
  }),
  restRoute({
    method: 'GET',
    path: '/api/meals/plans/{planId}/export.ics',
    status: 200,
    summary: 'One plan as a calendar file (RFC 5545), an event at local time for each meal of a day',
    tag,
    procedure: 'plans.exportCalendar',
    query: exportCalendarSchema.omit({ planId: true }),
    output: z.string(),
    mediaType: 'text/calendar',
    responseHeaders,
    call: async (api, { params, query }) => {
      const planId = params.planId ?? '';
      const { fileName, content } = await api.plans.exportCalendar({ ...query, planId });
      return {
        body: content,
        headers: { ...asFile(`${fileName}.ics`), 'content-type': 'text/calendar; charset=utf-8' },
      };
    },
  }),
  restRoute({
    method: 'GET',
    path: '/api/meals/prep-guide',
    status: 200,
    summary: 'One session of work for several plans: what is cut, cooked and packed ahead, and when',
    tag,
    procedure: 'plans.prepGuide',
    query: planIdsQuerySchema,
    output: prepGuideSchema,
    call: async (api, { query }) => ({
      body: await api.plans.prepGuide({
        planIds: [query.planIds ?? []].flat().flatMap((ids) => ids.split(',').filter(Boolean)),
      }),
    }),
  }),
];

/** The name is made of letters, digits and hyphens, so it needs no escaping. */
function asFile(fileName: string): Record<string, string> {
  return { 'content-disposition': `attachment; filename="${fileName}"` };
}
