import type { Words } from '@platewise/contract/generation/generated-text-schema';
import { useQuery } from '@tanstack/react-query';
import { type ApiClient, idempotencyContext, trpc } from '../api/trpc.ts';
import { plannerOfPage } from './boot-planner.ts';

type Asking = {
  /** Names what the words are about; another list or guide has another. */
  about: readonly string[];
  ask: (client: ApiClient, options: { context: { idempotencyKey: string }; signal: AbortSignal }) => Promise<Words>;
};

/**
 * Words of a language model on what is on the screen already; null until they come, and for good where none come. On a site
 * without a model nothing is asked.
 */
export function useModelWords({ about, ask }: Asking): string | null {
  const { client } = trpc.useUtils();
  const { data } = useQuery({
    queryKey: ['model-words', ...about],
    // A call with a key travels alone: nothing else waits in a batch for a model. Who leaves the page stops it.
    queryFn: ({ signal }) => ask(client, { ...idempotencyContext(), signal }),
    enabled: plannerOfPage() === 'openai',
    staleTime: Number.POSITIVE_INFINITY,
    retry: false,
  });
  return data?.words ?? null;
}
