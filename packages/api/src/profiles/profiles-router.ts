import { createProfileSchema, profileIdSchema, updateProfileSchema } from '@platewise/contract/profiles/profile-schema';
import { noInput, router, userProcedure } from '../trpc.ts';
import { createProfile } from './create-profile.ts';
import { listForUser } from './profiles-repository.ts';
import { removeProfile } from './remove-profile.ts';
import { toProfile } from './to-profile.ts';
import { updateProfile } from './update-profile.ts';

/** What the planner's form is filled with: one profile for everyone, six for a family. */
export const profilesRouter = router({
  list: userProcedure('read')
    .input(noInput)
    .query(async ({ ctx }) => (await listForUser(ctx.db, ctx.identity.userId)).map(toProfile)),
  create: userProcedure('write', { refusals: ['PROFILES_FULL'] })
    .input(createProfileSchema)
    .mutation(({ ctx, input }) => createProfile(ctx, input)),
  update: userProcedure('write', { refusals: ['NOT_FOUND'] })
    .input(updateProfileSchema)
    .mutation(({ ctx, input }) => updateProfile(ctx, input)),
  remove: userProcedure('write', { refusals: ['NOT_FOUND'] })
    .input(profileIdSchema)
    .mutation(({ ctx, input }) => removeProfile(ctx, input)),
});
