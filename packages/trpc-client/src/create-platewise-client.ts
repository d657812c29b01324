import type { AppRouter } from '@platewise/api/app-router';
import { LARGE_PROCEDURES } from '@platewise/contract/diary/large-procedures';
import { STREAMED_PROCEDURES } from '@platewise/contract/generation/streamed-procedures';
import { LIMITS } from '@platewise/contract/limits';
import {
  createTRPCClient,
  type HTTPBatchLinkOptions,
  httpBatchLink,
  httpBatchStreamLink,
  httpLink,
  splitLink,
  type TRPCClient,
} from '@trpc/client';

const URL_MAX_CHARACTERS = 2083;

/** A bearer token, or a function that gives the one to use now; undefined calls as a visitor. */
export type TokenSource = string | (() => string | undefined | Promise<string | undefined>);

/** The global fetch, or one that takes the same. */
export type Fetch = NonNullable<HTTPBatchLinkOptions<AppRouter['_def']['_config']['$types']>['fetch']>;

export type PlatewiseClient = TRPCClient<AppRouter>;

/**
 * A typed client: `await client.meals.generate.mutate({ goal, dietaryPreferences })`. Calls made in the same moment
 * travel together; what is reported step by step is read as it comes:
 * `for await (const step of await client.meals.generateStepwise.mutate(request))`. A refusal is a TRPCClientError whose `data` has the code, the sentence and the issues.
 * @param options.url the server's address, such as http://localhost:3000
 * @param options.token a personal API token, or a function for tokens that are renewed
 * @param options.idempotencyKey gives the Idempotency-Key of a request, when it should have one
 * @param options.fetch used in place of the global one
 */
export function createPlatewiseClient(options: {
  url: string;
  token?: TokenSource | undefined;
  idempotencyKey?: (() => string | undefined) | undefined;
  fetch?: Fetch | undefined;
}): PlatewiseClient {
  const link = {
    url: `${options.url.replace(/\/$/, '')}/trpc`,
    maxURLLength: URL_MAX_CHARACTERS,
    headers: () => headersOf(options),
    ...(options.fetch && { fetch: options.fetch }),
  };
  return createTRPCClient<AppRouter>({
    links: [
      splitLink({
        condition: ({ path }) => STREAMED_PROCEDURES.includes(path),
        true: httpBatchStreamLink({ ...link, maxItems: 1 }),
        false: splitLink({
          condition: ({ path }) => LARGE_PROCEDURES.includes(path),
          true: httpLink(link),
          false: httpBatchLink({ ...link, maxItems: LIMITS.batchMaxCalls }),
        }),
      }),
    ],
  });
}

async function headersOf({
  token,
  idempotencyKey,
}: {
  token?: TokenSource | undefined;
  idempotencyKey?: (() => string | undefined) | undefined;
}): Promise<Record<string, string>> {
  const bearer = typeof token === 'function' ? await token() : token;
  const key = idempotencyKey?.();
  return { ...(bearer && { authorization: `Bearer ${bearer}` }), ...(key && { 'idempotency-key': key }) };
}
