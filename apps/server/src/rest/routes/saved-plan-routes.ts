import { planNutrientReportSchema, planNutrientsSchema } from '@platewise/contract/meals/nutrient-report-schema';
import { exportCalendarSchema } from '@platewise/contract/plans/plan-export-schema';
import { duplicatePlanSchema, planSchema } from '@platewise/contract/plans/plan-schema';
import { prepGuideSchema } from '@platewise/contract/plans/prep-guide-schema';
import { z } from 'zod';
import { type RestRoute, restRoute } from '../rest-route.ts';

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
  restRoute('plans.restore', {
    method: 'POST',
    path: '/api/meals/plans/{planId}/restore',
    status: 200,
    summary: 'Puts a plan back that was deleted less than a day ago',
    tag,
    output: planSchema,
  }),
  restRoute('plans.duplicate', {
    method: 'POST',
    path: '/api/meals/plans/{planId}/duplicate',
    status: 201,
    summary: 'Copies a plan as it is now; takes no token',
    tag,
    body: duplicatePlanSchema.omit({ planId: true }),
    output: planSchema,
    acceptsIdempotencyKey: true,
  }),
  restRoute('plans.nutrients', {
    method: 'GET',
    path: '/api/meals/plans/{planId}/nutrients',
    status: 200,
    summary: 'What a plan, or one meal of it, holds of 36 nutrients, next to reference intakes',
    tag,
    query: planNutrientsSchema.omit({ planId: true }),
    output: planNutrientReportSchema,
  }),
  restRoute('plans.exportJson', {
    method: 'GET',
    path: '/api/meals/plans/{planId}/export.json',
    status: 200,
    summary: 'One plan as a file of data',
    tag,
    output: planSchema,
    responseHeaders,
    answer: ({ fileName, content }) => ({ body: content, headers: asFile(`${fileName}.json`) }),
  }),
  restRoute('plans.exportCalendar', {
    method: 'GET',
    path: '/api/meals/plans/{planId}/export.ics',
    status: 200,
    summary: 'One plan as a calendar file (RFC 5545), an event at local time for each meal of a day',
    tag,
    query: exportCalendarSchema.omit({ planId: true }),
    output: z.string(),
    mediaType: 'text/calendar',
    responseHeaders,
    answer: ({ fileName, content }) => ({
      body: content,
      headers: { ...asFile(`${fileName}.ics`), 'content-type': 'text/calendar; charset=utf-8' },
    }),
  }),
  restRoute('plans.prepGuide', {
    method: 'GET',
    path: '/api/meals/prep-guide',
    status: 200,
    summary: 'One session of work for several plans: what is cut, cooked and packed ahead, and when',
    tag,
    query: planIdsQuerySchema,
    output: prepGuideSchema,
    input: ({ query }) => ({
      planIds: [query.planIds ?? []].flat().flatMap((ids) => ids.split(',').filter(Boolean)),
    }),
  }),
];

/** The name is made of letters, digits and hyphens, so it needs no escaping. */
function asFile(fileName: string): Record<string, string> {
  return { 'content-disposition': `attachment; filename="${fileName}"` };
}
