import { updatePreferencesSchema } from '@platewise/contract/account/preferences-schema';
import { readReferences } from '../nutrients/read-references.ts';
import { noInput, router, userProcedure } from '../trpc.ts';
import { readPreferences } from './read-preferences.ts';
import { updatePreferences } from './update-preferences.ts';

/** How a person wants dates and amounts shown, whom the calendar plans for, and whose reference intakes nutrients are compared with. */
export const preferencesRouter = router({
  get: userProcedure('read')
    .input(noInput)
    .query(({ ctx }) => readPreferences(ctx)),
  references: userProcedure('read')
    .input(noInput)
    .query(({ ctx }) => readReferences(ctx)),
  update: userProcedure('write', { refusals: ['NOT_FOUND'] })
    .input(updatePreferencesSchema)
    .mutation(({ ctx, input }) => updatePreferences(ctx, input)),
});
