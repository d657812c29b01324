import { foodLog as words } from '@platewise/contract/texts/diary/food-log';
import { useMutation } from '@tanstack/react-query';
import { errorSentence } from '../../../shared/api/api-error.ts';
import { trpc } from '../../../shared/api/trpc.ts';
import type { ReadLines } from './use-read-lines.ts';

/** Reads a typed meal by rules and tables into these lines. */
export function useTypedMeal({ replace, refuse }: Pick<ReadLines, 'replace' | 'refuse'>) {
  const { client } = trpc.useUtils();
  const reading = useMutation({
    mutationFn: (text: string) => client.calorie.readText.mutate({ text }),
    onSuccess: replace,
    onError: (error) => refuse(errorSentence(error, words.readFailed)),
  });
  return {
    isReading: reading.isPending,
    read: (text: string) => !reading.isPending && reading.mutate(text),
  };
}
