import type { GenerateList } from '@platewise/contract/shopping-list-request-schema';
import type { GeneratedList } from '@platewise/contract/shopping-list-schema';
import { texts } from '@platewise/contract/texts';
import { useMutation } from '@tanstack/react-query';
import { errorSentence } from '../../api-error.ts';
import { askUntilFree } from '../../ask-until-free.ts';
import { notifyError, notifySuccess } from '../../components/notify.ts';
import { randomId } from '../../random-id.ts';
import { idempotencyContext, trpc } from '../../trpc.ts';
import { isNotAssessed } from '../exclusions/is-not-assessed.ts';

const { generated, generateFailed } = texts.shoppingList;

type Heard = {
  onGenerated: (list: GeneratedList, request: GenerateList) => void;
  onRefused: (sentence: string) => void;
  /** Words that may be an allergy cannot be read: the person decides. */
  onQuestion: (question: string, request: GenerateList) => void;
};

/** Has a week and its list planned, with the documented messages (shell 8). */
export function useGenerateList({ onGenerated, onRefused, onQuestion }: Heard) {
  const { client } = trpc.useUtils();
  const generating = useMutation({
    // One key for each click; its retry makes no second week.
    mutationFn: ({ request, key }: { request: GenerateList; key: string }) =>
      askUntilFree(() => client.shoppingList.generate.mutate(request, idempotencyContext(key))),
    onSuccess: (list, { request }) => {
      onGenerated(list, request);
      notifySuccess(generated);
    },
    onError: (error, { request }) => {
      if (isNotAssessed(error)) return onQuestion(errorSentence(error, generateFailed), request);
      onRefused(errorSentence(error, generateFailed));
      notifyError(generateFailed);
    },
  });

  return {
    generate: (request: GenerateList) => {
      if (!generating.isPending) generating.mutate({ request, key: randomId() });
    },
    isBusy: generating.isPending,
  };
}
