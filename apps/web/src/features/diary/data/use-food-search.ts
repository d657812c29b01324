import { useDebouncedValue } from '@mantine/hooks';
import { LIMITS } from '@platewise/contract/limits';
import { keepPreviousData } from '@tanstack/react-query';
import { trpc } from '../../../shared/api/trpc.ts';
import { readWords } from '../../../shared/plan/list/read-dashboard-search.ts';
import type { FoundFood } from './diary-day.ts';

/** ms of rest after which what was typed is looked for. */
const REST_MS = 180;

export type FoodSearch = {
  foods: readonly FoundFood[];
  /** What the foods were looked for by; undefined where nothing is looked for. */
  words: string | undefined;
  isLooking: boolean;
  error: unknown;
};

/** Foods of the table for what stands in a field, best first. */
export function useFoodSearch(text: string): FoodSearch {
  const typed = readWords(text)?.slice(0, LIMITS.foodSearchMaxCharacters);
  const [words] = useDebouncedValue(typed, REST_MS);
  const query = trpc.calorie.foods.useQuery(
    { search: words ?? '' },
    { enabled: words !== undefined, placeholderData: keepPreviousData },
  );
  const isOver = typed === undefined || words === undefined;
  return {
    foods: isOver ? [] : (query.data ?? []),
    words: isOver ? undefined : words,
    isLooking: !isOver && (query.isFetching || words !== typed),
    error: isOver ? null : query.error,
  };
}
