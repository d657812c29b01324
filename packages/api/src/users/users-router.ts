import { deleteAccountSchema } from '@platewise/contract/account/account-schema';
import { registerSchema } from '@platewise/contract/account/user-schema';
import { personalTokensRouter } from '../api-tokens/personal-tokens-router.ts';
import { sessionsRouter } from '../sessions/sessions-router.ts';
import { leavingProcedure, noInput, router, userProcedure } from '../trpc.ts';
import { removeAccount } from './deletion/remove-account.ts';
import { exportAccount } from './export-account.ts';
import { readProfile } from './read-profile.ts';
import { registerUser } from './register-user.ts';

/** A person's own record: registration, profile, everything as a file, the end of it, API tokens. */
export const usersRouter = router({
  register: userProcedure('write', { refusals: ['WRONG_USER', 'ALREADY_REGISTERED'] })
    .input(registerSchema)
    .mutation(({ ctx, input }) => registerUser(ctx, input)),
  me: userProcedure('read')
    .input(noInput)
    .query(({ ctx }) => readProfile(ctx)),
  export: userProcedure('read')
    .input(noInput)
    .query(({ ctx }) => exportAccount(ctx)),
  remove: leavingProcedure('write', { refusals: ['SIGN_IN_AGAIN', 'WRONG_PASSWORD', 'SUBSCRIPTION_NOT_CANCELLED'] })
    .input(deleteAccountSchema)
    .mutation(({ ctx, input }) => removeAccount(ctx, input)),
  tokens: personalTokensRouter,
  sessions: sessionsRouter,
});
