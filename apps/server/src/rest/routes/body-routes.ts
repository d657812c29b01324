import {
  bodyMeasureSchema,
  bodyReportSchema,
  bodySeriesRequestSchema,
  bodySeriesSchema,
  decideTargetSchema,
  recordMeasureSchema,
  setBodyFactsSchema,
} from '@platewise/contract/body/body-schema';
import { setEatingWindowSchema } from '@platewise/contract/diary/eating-window-schema';
import { type RestRoute, restRoute } from '../rest-route.ts';

const tag = 'Body';

export const bodyRoutes: readonly RestRoute[] = [
  restRoute('body.report', {
    method: 'GET',
    path: '/api/body',
    status: 200,
    summary: 'What weight and diary show, and the target that is proposed from them',
    tag,
    output: bodyReportSchema,
  }),
  restRoute('body.setFacts', {
    method: 'PUT',
    path: '/api/body',
    status: 200,
    summary: 'States what a target is computed from, of people of 18 or more',
    tag,
    body: setBodyFactsSchema,
    output: bodyReportSchema,
    acceptsIdempotencyKey: true,
  }),
  restRoute('body.setEatingWindow', {
    method: 'PUT',
    path: '/api/body/eating-window',
    status: 200,
    summary: 'Switches an eating window on or off',
    tag,
    body: setEatingWindowSchema,
    output: bodyReportSchema,
    acceptsIdempotencyKey: true,
  }),
  restRoute('body.forget', {
    method: 'DELETE',
    path: '/api/body',
    status: 204,
    summary: 'Forgets all measures, what was stated, and decisions on targets',
    tag,
  }),
  restRoute('body.series', {
    method: 'GET',
    path: '/api/body/measures',
    status: 200,
    summary: 'Measures of the days up to today, and the trend of the weight',
    tag,
    query: bodySeriesRequestSchema,
    output: bodySeriesSchema,
  }),
  restRoute('body.recordMeasure', {
    method: 'POST',
    path: '/api/body/measures',
    status: 200,
    summary: 'Records a measure of a day, or corrects it',
    tag,
    body: recordMeasureSchema,
    output: bodyMeasureSchema,
    acceptsIdempotencyKey: true,
  }),
  restRoute('body.removeMeasure', {
    method: 'DELETE',
    path: '/api/body/measures/{measureId}',
    status: 204,
    summary: 'Removes a measure',
    tag,
  }),
  restRoute('body.decideTarget', {
    method: 'POST',
    path: '/api/body/target',
    status: 200,
    summary: 'Accepts or declines the target that is proposed',
    tag,
    body: decideTargetSchema,
    output: bodyReportSchema,
    acceptsIdempotencyKey: true,
  }),
];
