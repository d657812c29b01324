import { updatePreferencesSchema } from '@platewise/contract/account/preferences-schema';
import { noInput, router, userProcedure } from '../trpc.ts';
import { readPreferences } from './read-preferences.ts';
import { updatePreferences } from './update-preferences.ts';

/** How a person wants dates and amounts shown, and whom the calendar plans for. */
export const preferencesRouter = router({
  get: userProcedure('read')
    .input(noInput)
    .query(({ ctx }) => readPreferences(ctx)),
  update: userProcedure('write', { refusals: ['NOT_FOUND'] })
    .input(updatePreferencesSchema)
    .mutation(({ ctx, input }) => updatePreferences(ctx, input)),
});
