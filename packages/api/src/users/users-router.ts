import { deleteAccountSchema } from '@platewise/contract/account-schema';
import { registerSchema } from '@platewise/contract/user-schema';
import { personalTokensRouter } from '../api-tokens/personal-tokens-router.ts';
import { leavingProcedure, noInput, router, userProcedure } from '../trpc.ts';
import { exportAccount } from './export-account.ts';
import { readProfile } from './read-profile.ts';
import { registerUser } from './register-user.ts';
import { removeAccount } from './remove-account.ts';

/** A person's own record: registration, profile, everything as a file, the end of it, API tokens. */
export const usersRouter = router({
  register: userProcedure('write')
    .input(registerSchema)
    .mutation(({ ctx, input }) => registerUser(ctx, input)),
  me: userProcedure('read')
    .input(noInput)
    .query(({ ctx }) => readProfile(ctx)),
  export: userProcedure('read')
    .input(noInput)
    .query(({ ctx }) => exportAccount(ctx)),
  remove: leavingProcedure('write')
    .input(deleteAccountSchema)
    .mutation(({ ctx, input }) => removeAccount(ctx, input)),
  tokens: personalTokensRouter,
});
