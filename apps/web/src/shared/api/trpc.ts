import type { AppRouter } from '@platewise/api/app-router';
import { CLIENT } from '@platewise/contract/client-limits';
import { LARGE_PROCEDURES } from '@platewise/contract/diary/large-procedures';
import { STREAMED_PROCEDURES } from '@platewise/contract/generation/streamed-procedures';
import { LIMITS } from '@platewise/contract/limits';
import { POSTED_QUERIES } from '@platewise/contract/plans/posted-queries';
import { QueryClient } from '@tanstack/react-query';
import {
  createTRPCClient,
  httpBatchLink,
  httpBatchStreamLink,
  httpLink,
  type Operation,
  retryLink,
  splitLink,
  type TRPCClient,
  type TRPCLink,
} from '@trpc/client';
import { createTRPCReact } from '@trpc/react-query';
import { observable } from '@trpc/server/observable';
import { errorCode, errorStatus, isTransient } from './api-error.ts';
import { askWhoItIs } from './ask-who-it-is.ts';
import { connection } from './connection.ts';
import { otherTabs } from './other-tabs.ts';
import { randomId } from './random-id.ts';

export const trpc = createTRPCReact<AppRouter>();

/** The client itself, for code outside of screens. */
export type ApiClient = TRPCClient<AppRouter>;

type TokenSource = {
  getToken: () => Promise<string | null>;
  forgetToken: () => void;
  proveAgain: () => Promise<boolean>;
};

const URL_MAX_CHARACTERS = 8000;

/** The client behind every hook: bearer token on each request, one retry with a fresh token when it has expired, one when somebody has proved again who they are. */
export function createApiClient({ getToken, forgetToken, proveAgain }: TokenSource): ApiClient {
  return createTRPCClient<AppRouter>({
    links: [
      listenToConnection,
      askWhoItIs({ proveAgain, forgetToken }),
      notifyOtherTabs,
      retryLink({
        retry: ({ error, attempts }) => {
          if (attempts > 1 || errorCode(error) !== 'TOKEN_EXPIRED') return false;
          forgetToken();
          return true;
        },
      }),
      splitLink({
        condition: ({ path }) => STREAMED_PROCEDURES.includes(path),
        true: httpBatchStreamLink({
          url: '/trpc',
          maxItems: 1,
          headers: async ({ opList: [op] }) => ({
            ...(await bearer(getToken)),
            'Idempotency-Key': idempotencyKeyOf(op) ?? '',
          }),
        }),
        false: splitLink({
          // A key belongs to one request, so a call that carries one travels alone, as a large one does.
          condition: (operation) => idempotencyKeyOf(operation) !== null || LARGE_PROCEDURES.includes(operation.path),
          true: httpLink({
            url: '/trpc',
            headers: async ({ op }) => {
              const key = idempotencyKeyOf(op);
              return { ...(await bearer(getToken)), ...(key && { 'Idempotency-Key': key }) };
            },
          }),
          false: splitLink({
            condition: ({ path }) => POSTED_QUERIES.includes(path),
            true: httpLink({ url: '/trpc', methodOverride: 'POST', headers: () => bearer(getToken) }),
            false: httpBatchLink({
              url: '/trpc',
              maxItems: LIMITS.batchMaxCalls,
              maxURLLength: URL_MAX_CHARACTERS,
              headers: () => bearer(getToken),
            }),
          }),
        }),
      }),
    ],
  });
}

/**
 * The options of a mutation that may be sent twice but must happen once: one key for each click, the same in its
 * retry (decisions 3). `useMutation({ trpc: idempotencyContext() })`, or the second argument of a client's `mutate`.
 */
export function idempotencyContext(idempotencyKey = randomId()) {
  return { context: { idempotencyKey } };
}

/** The documented cache: fresh 5 minutes, kept 10, one retry, none on focus (core 9). */
export function createQueryClient(): QueryClient {
  return new QueryClient({
    defaultOptions: {
      queries: {
        staleTime: CLIENT.cacheFreshMs,
        gcTime: CLIENT.cacheRetentionMs,
        refetchOnWindowFocus: false,
        networkMode: 'always',
        retry: (failures, error) => failures < CLIENT.retries && (isTransient(error) || errorStatus(error) === 500),
      },
      mutations: {
        networkMode: 'always',
        retry: (failures, error) => failures < CLIENT.retries && isTransient(error),
        retryDelay: 1000,
      },
    },
  });
}

async function bearer(getToken: TokenSource['getToken']): Promise<Record<string, string>> {
  const token = await getToken();
  return token ? { Authorization: `Bearer ${token}` } : {};
}

function idempotencyKeyOf(operation: Operation): string | null {
  const key = operation.context.idempotencyKey;
  return typeof key === 'string' && key ? key : null;
}

/** Learns from every call whether the server answers. */
const listenToConnection: TRPCLink<AppRouter> =
  () =>
  ({ op, next }) =>
    observable((observer) =>
      next(op).subscribe({
        next: (value) => {
          connection.heard();
          observer.next(value);
        },
        error: (error) => {
          if (!op.signal?.aborted) learn(error);
          observer.error(error);
        },
        complete: () => observer.complete(),
      }),
    );

function learn(error: unknown): void {
  // A planner that broke behind a server that answers.
  if (isTransient(error) && errorCode(error) !== 'GENERATION_FAILED') connection.lost();
  else connection.heard();
}

/** Notifies the other tabs of every mutation that the server has carried out. */
const notifyOtherTabs: TRPCLink<AppRouter> =
  () =>
  ({ op, next }) =>
    observable((observer) =>
      next(op).subscribe({
        next: observer.next,
        error: observer.error,
        complete: () => {
          if (op.type === 'mutation') otherTabs.notify(op.path);
          observer.complete();
        },
      }),
    );
