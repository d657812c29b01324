import { Button, Text } from '@mantine/core';
import { texts } from '@platewise/contract/texts';
import type { ReactNode } from 'react';
import { errorSentence } from '../../api/api-error.ts';
import { ErrorState } from './error-state.tsx';

/** What is read of a query of TanStack; its answer stays shown while it is asked again, and when that fails. */
type Query<Data> = {
  data: Data | undefined;
  error: unknown;
  isPending: boolean;
  refetch: () => unknown;
};

type QueryStatesProps<Data> = {
  query: Query<Data>;
  /** The place of what is still to come, in its size. */
  loading: ReactNode;
  /** `text` is for an error that has no sentence of its own; without a title the sentence stands alone, in a small place. */
  failed: { title?: string; text: string; retry?: string };
  /** What stands in the place of an answer that holds nothing. */
  empty?: { when: (data: Data) => boolean; show: ReactNode };
  children: (data: Data) => ReactNode;
};

/** The four states of what is asked of the server: it loads, it failed and can be tried again, there is nothing, it is there. */
export function QueryStates<Data>({ query, loading, failed, empty, children }: QueryStatesProps<Data>) {
  if (query.data !== undefined) return empty?.when(query.data) ? empty.show : children(query.data);
  if (query.isPending) return loading;

  const sentence = errorSentence(query.error, failed.text);
  const retry = () => void query.refetch();
  if (failed.title) {
    return <ErrorState title={failed.title} message={sentence} retryLabel={failed.retry} onRetry={retry} />;
  }
  return (
    <div role="alert">
      <Text inherit mb="xs" c="dimmed">
        {sentence}
      </Text>
      <Button variant="default" size="compact-md" onClick={retry}>
        {failed.retry ?? texts.shell.retry}
      </Button>
    </div>
  );
}
