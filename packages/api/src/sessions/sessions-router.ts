import { sessionIdSchema } from '@platewise/contract/account/session-schema';
import { noInput, provenProcedure, router, sessionProcedure } from '../trpc.ts';
import { endSession } from './end-session.ts';
import { listSessions } from './list-sessions.ts';
import { revokeSession } from './revoke-session.ts';

/** Where a person is signed in, and the end of it. */
export const sessionsRouter = router({
  list: sessionProcedure('read')
    .input(noInput)
    .query(({ ctx }) => listSessions(ctx)),
  revoke: provenProcedure('write', { refusals: ['NOT_FOUND'] })
    .input(sessionIdSchema)
    .mutation(({ ctx, input }) => revokeSession(ctx, input)),
  end: sessionProcedure('write')
    .input(noInput)
    .mutation(({ ctx }) => endSession(ctx)),
});
