import {
  bodySeriesRequestSchema,
  decideTargetSchema,
  measureIdSchema,
  recordMeasureSchema,
  setBodyFactsSchema,
} from '@platewise/contract/body/body-schema';
import { setEatingWindowSchema } from '@platewise/contract/diary/eating-window-schema';
import { noInput, router, userProcedure } from '../trpc.ts';
import { decideTarget } from './decide-target.ts';
import { forgetBody } from './forget-body.ts';
import { readBodyReport } from './read-body-report.ts';
import { readSeries } from './read-series.ts';
import { recordMeasure } from './record-measure.ts';
import { removeMeasure } from './remove-measure.ts';
import { setEatingWindow } from './set-eating-window.ts';
import { setFacts } from './set-facts.ts';

/** Weight and other measures of an adult, and the target that is proposed from them. */
export const bodyRouter = router({
  report: userProcedure('read', { refusals: ['PRO_ONLY'] })
    .input(noInput)
    .query(({ ctx }) => readBodyReport(ctx)),
  setFacts: userProcedure('write', { refusals: ['PRO_ONLY'] })
    .input(setBodyFactsSchema)
    .mutation(({ ctx, input }) => setFacts(ctx, input)),
  setEatingWindow: userProcedure('write', { refusals: ['PRO_ONLY', 'BODY_FACTS_MISSING'] })
    .input(setEatingWindowSchema)
    .mutation(({ ctx, input }) => setEatingWindow(ctx, input)),
  series: userProcedure('read', { refusals: ['PRO_ONLY'] })
    .input(bodySeriesRequestSchema)
    .query(({ ctx, input }) => readSeries(ctx, input)),
  recordMeasure: userProcedure('write', { refusals: ['PRO_ONLY', 'BODY_FACTS_MISSING', 'BODY_MEASURES_FULL'] })
    .input(recordMeasureSchema)
    .mutation(({ ctx, input }) => recordMeasure(ctx, input)),
  removeMeasure: userProcedure('write', { refusals: ['PRO_ONLY', 'NOT_FOUND'] })
    .input(measureIdSchema)
    .mutation(({ ctx, input }) => removeMeasure(ctx, input)),
  decideTarget: userProcedure('write', { refusals: ['PRO_ONLY', 'TARGET_OUTDATED', 'DIARY_FULL'] })
    .input(decideTargetSchema)
    .mutation(({ ctx, input }) => decideTarget(ctx, input)),
  forget: userProcedure('write')
    .input(noInput)
    .mutation(({ ctx }) => forgetBody(ctx)),
});
