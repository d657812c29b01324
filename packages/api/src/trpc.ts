import { ERROR_TABLE } from '@platewise/contract/error-table';
import { initTRPC, TRPCError } from '@trpc/server';
import { z } from 'zod';
import { AppError } from './app-error.ts';
import type { Context, Identity } from './context.ts';
import { toRefusal } from './error-body.ts';
import { limiterSubject } from './rate-limit/limiter-subject.ts';
import type { RateClass } from './rate-limit/rate-limits.ts';
import { toAppError } from './to-app-error.ts';
import { provisionUser } from './users/provision-user.ts';

/** Who may call a procedure: anyone; a signed-in person; a signed-in person in the browser, not by an API token. */
export type AuthKind = 'public' | 'user' | 'session';

/** What every procedure states about itself; a test walks the router and fails where it is missing. */
export type Meta = { auth: AuthKind; limit: RateClass; visitorLimit?: RateClass };

const t = initTRPC
  .context<Context>()
  .meta<Meta>()
  .create({
    isDev: false,
    errorFormatter({ shape, error, ctx, path }) {
      const { status, body, retryAfterSeconds } = toRefusal(error, ctx?.requestId ?? '');
      const data = {
        ...body,
        httpStatus: status,
        ...(path ? { path } : {}),
        ...(retryAfterSeconds ? { retryAfterSeconds } : {}),
      };
      return { ...shape, message: body.message, data };
    },
  });

/** Groups procedures. */
export const router = t.router;
/** Makes callers of a router, for code that calls without a transport. */
export const createCallerFactory = t.createCallerFactory;

/** The input of a procedure that takes none. */
export const noInput = z.object({}).optional();

const failures = t.middleware(async ({ next }) => {
  const result = await next();
  if (result.ok) return result;
  throw toTrpcError(result.error);
});

const identified = t.middleware(({ ctx, meta, next }) => {
  if (meta?.auth !== 'public' && !ctx.identity) throw new AppError('UNAUTHENTICATED');
  if (meta?.auth === 'session' && ctx.tokenKind !== 'session') throw new AppError('TOKEN_NOT_ALLOWED');
  return next();
});

const limited = t.middleware(async ({ ctx, meta, next }) => {
  if (!meta) throw new Error('A procedure without meta has no limit.');
  const rateClass = ctx.identity ? meta.limit : (meta.visitorLimit ?? meta.limit);
  // Plans and payments are counted by the person: many tokens must not do more than one.
  const isByPerson = rateClass === 'generate' || rateClass === 'pay';
  const retryAfterSeconds = await ctx.limiter(limiterSubject(isByPerson ? { ...ctx, tokenId: null } : ctx), rateClass);
  if (retryAfterSeconds === null) return next();
  throw new AppError('RATE_LIMITED', { count: retryAfterSeconds }, { retryAfterSeconds });
});

const guarded = t.middleware(async ({ ctx, type, next }) => {
  if (type === 'mutation' && ctx.identity && !(await ctx.hasFreeSpace())) throw new AppError('STORAGE_FULL');
  return next();
});

const provisioned = t.middleware(async ({ ctx, next }) => {
  if (ctx.identity) await provisionUser(ctx, ctx.identity);
  return next();
});

const withoutRecord = t.procedure.use(failures).use(identified).use(limited).use(guarded);
const procedure = withoutRecord.use(provisioned);

/** A procedure for visitors and signed-in people. */
export function publicProcedure(limit: RateClass, visitorLimit: RateClass = limit) {
  return procedure.meta({ auth: 'public', limit, visitorLimit });
}

/** A procedure for signed-in people; their record is there when it runs (decisions 2). */
export function userProcedure(limit: RateClass) {
  return procedure.meta({ auth: 'user', limit }).use(withIdentity);
}

/** A procedure for people signed in in the browser; personal API tokens are refused (contract 2). */
export function sessionProcedure(limit: RateClass) {
  return procedure.meta({ auth: 'session', limit }).use(withIdentity);
}

/** As `sessionProcedure`, but no record is made of somebody who has none: they may be about to leave, or have left. */
export function leavingProcedure(limit: RateClass) {
  return withoutRecord.meta({ auth: 'session', limit }).use(withIdentity);
}

const withIdentity = t.middleware(({ ctx, next }) => {
  if (!ctx.identity) throw new AppError('UNAUTHENTICATED');
  const identity: Identity = ctx.identity;
  return next({ ctx: { ...ctx, identity } });
});

/** Any failure as the transport's error, with the status of the error table; the expected failure is its cause. */
export function toTrpcError(error: unknown): TRPCError {
  const cause = toAppError(error);
  return new TRPCError({ code: ERROR_TABLE[cause.code].trpc, message: cause.message, cause });
}
