import type { GeneratedList } from '@platewise/contract/shopping-list-schema';
import { skipToken, useQuery, useQueryClient } from '@tanstack/react-query';
import { useAuth } from '../auth/use-auth.ts';
import { NO_WISHES, type WeekWishes } from './week-wishes.ts';

/** The generator as it was left: what was typed, what came of it, and what is ticked there. */
export type GeneratedWeek = {
  wishes: WeekWishes;
  result: GeneratedList | null;
  /** For how many the result is, and what was left out of it. */
  people: number;
  dietaryPreferences: string;
  /** Ids of lines. */
  ticked: readonly string[];
};

const NOTHING: GeneratedWeek = { wishes: NO_WISHES, result: null, people: 1, dietaryPreferences: '', ticked: [] };

/** Kept in page memory while people walk between pages; each account has its own. */
export function useGeneratedWeek() {
  const { user } = useAuth();
  const client = useQueryClient();
  const queryKey = ['generated-week', user?.id ?? null];
  const { data = NOTHING } = useQuery<GeneratedWeek>({
    queryKey,
    queryFn: skipToken,
    staleTime: Number.POSITIVE_INFINITY,
    gcTime: Number.POSITIVE_INFINITY,
  });

  function change(changed: Partial<GeneratedWeek>): void {
    client.setQueryData<GeneratedWeek>(queryKey, (now = NOTHING) => ({ ...now, ...changed }));
  }
  return { ...data, change };
}
