import { createPersonalTokenSchema, personalTokenIdSchema } from '@platewise/contract/account/api-token-schema';
import { noInput, provenProcedure, router, sessionProcedure } from '../trpc.ts';
import { createPersonalToken } from './create-personal-token.ts';
import { listTokens } from './personal-tokens-repository.ts';
import { revokePersonalToken } from './revoke-personal-token.ts';
import { toListedToken } from './to-listed-token.ts';

/** The API tokens of a person; they cannot make others themselves. */
export const personalTokensRouter = router({
  list: sessionProcedure('read')
    .input(noInput)
    .query(async ({ ctx }) => (await listTokens(ctx.db, ctx.identity.userId)).map(toListedToken)),
  create: provenProcedure('write', { refusals: ['PERSONAL_TOKENS_FULL'] })
    .input(createPersonalTokenSchema)
    .mutation(({ ctx, input }) => createPersonalToken(ctx, input)),
  revoke: sessionProcedure('write', { refusals: ['NOT_FOUND'] })
    .input(personalTokenIdSchema)
    .mutation(({ ctx, input }) => revokePersonalToken(ctx, input)),
});
