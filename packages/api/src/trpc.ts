import { ERROR_TABLE, type ErrorCode } from '@platewise/contract/errors/error-table';
import { usePlainIssueSentences } from '@platewise/contract/errors/plain-issue-sentences';
import { initTRPC, TRPCError, type TRPCProcedureType } from '@trpc/server';
import { z } from 'zod';
import { isOperator } from './admin/operators/operators-repository.ts';
import { allowsScope, scopeOfProcedure } from './api-tokens/token-scopes.ts';
import { AppError } from './app-error.ts';
import type { Context, Identity } from './context.ts';
import { declaredRefusals, KEY_REFUSALS, type Refusing } from './declared-refusals.ts';
import { toRefusal } from './error-body.ts';
import { limiterSubject } from './rate-limit/limiter-subject.ts';
import type { RateClass } from './rate-limit/rate-limits.ts';
import { requireRecentProof } from './sessions/require-recent-proof.ts';
import { toAppError } from './to-app-error.ts';
import { provisionUser } from './users/provision-user.ts';

/** What every procedure states about itself; a test walks the router and fails where it is missing. */
export type Meta = Refusing & { limit: RateClass; visitorLimit?: RateClass | undefined };

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

usePlainIssueSentences();

/** Groups procedures. */
export const router = t.router;
/** Makes callers of a router, for code that calls without a transport. */
export const createCallerFactory = t.createCallerFactory;

/** The input of a procedure that takes none. */
export const noInput = z.object({}).optional();

const failures = t.middleware(async ({ ctx, path, type, meta, next }) => {
  const result = await (ctx.trace ? ctx.trace(path, next, outcomeOf) : next());
  if (result.ok) {
    ctx.observe({ event: 'call', procedure: path, outcome: 'ok' });
    return result;
  }
  const { code } = toAppError(result.error);
  ctx.observe({ event: 'call', procedure: path, outcome: code });
  const isDeclared = meta !== undefined && declaredRefusals(meta).includes(code);
  // What REST and its reference say of refusals is what is declared here: a test fails where they would not be true.
  if (!isDeclared && !(type === 'mutation' && KEY_REFUSALS.includes(code))) ctx.onUndeclaredRefusal({ path, code });
  throw toTrpcError(result.error);
});

function outcomeOf(result: { ok: true } | { ok: false; error: TRPCError }): string {
  return result.ok ? 'ok' : toAppError(result.error).code;
}

/** A call as a middleware sees it before anything is read. */
type Call = { ctx: Context; meta: Meta | undefined; path: string; type: TRPCProcedureType };

function requireAllowed({ ctx, meta, path, type }: Call): void {
  if (meta?.auth !== 'public' && !ctx.identity) throw new AppError('UNAUTHENTICATED');
  if (meta?.auth === 'session' && ctx.tokenKind !== 'session') throw new AppError('TOKEN_NOT_ALLOWED');
  // What anybody may read needs no scope.
  const scope = scopeOfProcedure(path, type);
  const isOpen = meta?.auth === 'public' && type === 'query';
  if (ctx.tokenScopes && !isOpen && !allowsScope(ctx.tokenScopes, scope))
    throw new AppError('SCOPE_MISSING', { scope });
}

/** Counted by the person: many tokens must not do more than one. */
const BY_PERSON: ReadonlySet<RateClass> = new Set(['generate', 'pay', 'barcode', 'reading']);

/** The seconds to wait of a caller who has no call left in this window, else null. */
async function waitOf(ctx: Context, meta: Meta | undefined): Promise<number | null> {
  if (!meta) throw new Error('A procedure without meta has no limit.');
  const rateClass = ctx.identity ? meta.limit : (meta.visitorLimit ?? meta.limit);
  const isByPerson = BY_PERSON.has(rateClass);
  return ctx.limiter(limiterSubject(isByPerson ? { ...ctx, tokenId: null } : ctx), rateClass);
}

function requireCallLeft(retryAfterSeconds: number | null): void {
  if (retryAfterSeconds === null) return;
  throw new AppError('RATE_LIMITED', { count: retryAfterSeconds }, { retryAfterSeconds });
}

async function requireFreeSpace({ ctx, type }: Call): Promise<void> {
  if (type === 'mutation' && ctx.identity && !(await ctx.hasFreeSpace())) throw new AppError('STORAGE_FULL');
}

/** Lets a call in: it is allowed, counted and has room; of a signed-in person it reads who they are and what they have. */
async function admit(call: Call): Promise<Pick<Context, 'identity' | 'rights'>> {
  const { ctx, meta } = call;
  requireAllowed(call);
  const { identity } = ctx;
  const admission = identity ? provisionUser(ctx, identity) : Promise.resolve(null);
  // Both at once.
  const [wait, admitted] = await Promise.allSettled([waitOf(ctx, meta), admission]);
  if (wait.status === 'rejected') throw wait.reason;
  requireCallLeft(wait.value);
  if (admitted.status === 'rejected') throw admitted.reason;
  const { provedAt, rights } = admitted.value ?? {};
  await requireFreeSpace(call);
  const known = identity && (provedAt ? { ...identity, provedAt } : identity);
  return { identity: known, ...(rights && { rights }) };
}

// Each middleware of tRPC copies the call twice, so that a kind of procedure has one.
const admitted = t.middleware(async ({ next, ...call }) => next({ ctx: await admit(call) }));

const admittedPerson = t.middleware(async ({ next, ...call }) => {
  const { identity, ...more } = await admit(call);
  if (!identity) throw new AppError('UNAUTHENTICATED');
  return next({ ctx: { identity, ...more } });
});

// What is there for operators alone is not there for anybody else: not for visitors, API tokens, nor other people.
const admittedOperator = t.middleware(async ({ next, ...call }) => {
  const { ctx } = call;
  if (!ctx.identity || ctx.tokenKind !== 'session') throw new AppError('NOT_FOUND');
  const { identity, ...more } = await admit(call);
  if (!identity || !(await isOperator(ctx.db, identity.userId))) throw new AppError('NOT_FOUND');
  return next({ ctx: { identity, operatorId: identity.userId, ...more } });
});

const admittedWithoutRecord = t.middleware(async ({ next, ...call }) => {
  requireAllowed(call);
  requireCallLeft(await waitOf(call.ctx, call.meta));
  await requireFreeSpace(call);
  return next();
});

const recentlyProved = t.middleware(({ ctx, next }) => {
  requireRecentProof(ctx, ctx.identity?.provedAt);
  return next();
});

const withFailures = t.procedure.use(failures);
const procedure = withFailures.use(admitted);
const personProcedure = withFailures.use(admittedPerson);
const operatorOnly = withFailures.use(admittedOperator);
const procedureWithoutRecord = withFailures.use(admittedWithoutRecord);

/** The codes that a procedure may refuse with, besides those of its kind. */
type Stated = { refusals?: readonly ErrorCode[] };

/** A procedure for visitors and signed-in people. */
export function publicProcedure(
  limit: RateClass,
  { visitorLimit = limit, refusals }: Stated & { visitorLimit?: RateClass } = {},
) {
  return procedure.meta({ auth: 'public', limit, visitorLimit, refusals });
}

/** A procedure for signed-in people; their record is there when it runs (decisions 2). */
export function userProcedure(limit: RateClass, { refusals }: Stated = {}) {
  return personProcedure.meta({ auth: 'user', limit, refusals });
}

/** A procedure for people signed in in the browser; personal API tokens are refused (contract 2). */
export function sessionProcedure(limit: RateClass, { refusals }: Stated = {}) {
  return personProcedure.meta({ auth: 'session', limit, refusals });
}

/**
 * As `sessionProcedure`, for what would outlive a stolen session or cost money: anyone who last proved who they are too long
 * ago is asked to sign in again (decisions 9.7).
 */
export function provenProcedure(limit: RateClass, { refusals }: Stated = {}) {
  return personProcedure.meta({ auth: 'session', isProven: true, limit, refusals }).use(recentlyProved);
}

/**
 * As `provenProcedure`, for operators alone. Everybody else is answered as where there is no such procedure, and only then is a proof
 * asked for (decision note 100).
 */
export function operatorProcedure(limit: RateClass, { refusals }: Stated = {}) {
  return operatorOnly.meta({ auth: 'operator', isProven: true, limit, refusals }).use(recentlyProved);
}

/** As `sessionProcedure`, but no record is made of somebody who has none: they may be about to leave, or have left. */
export function leavingProcedure(limit: RateClass, { refusals }: Stated = {}) {
  return procedureWithoutRecord.meta({ auth: 'session', limit, refusals }).use(withIdentity);
}

const withIdentity = t.middleware(({ ctx, next }) => {
  if (!ctx.identity) throw new AppError('UNAUTHENTICATED');
  const identity: Identity = ctx.identity;
  return next({ ctx: { identity } });
});

/** Any failure as the transport's error, with the status of the error table; the expected failure is its cause. */
export function toTrpcError(error: unknown): TRPCError {
  const cause = toAppError(error);
  return new TRPCError({ code: ERROR_TABLE[cause.code].trpc, message: cause.message, cause });
}
