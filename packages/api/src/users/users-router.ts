import { registerSchema } from '@platewise/contract/user-schema';
import { noInput, router, userProcedure } from '../trpc.ts';
import { personalTokensRouter } from './personal-tokens-router.ts';
import { readProfile } from './read-profile.ts';
import { registerUser } from './register-user.ts';

/** A person's own record: registration, profile, API tokens. */
export const usersRouter = router({
  register: userProcedure('write')
    .input(registerSchema)
    .mutation(({ ctx, input }) => registerUser(ctx, input)),
  me: userProcedure('read')
    .input(noInput)
    .query(({ ctx }) => readProfile(ctx)),
  tokens: personalTokensRouter,
});
