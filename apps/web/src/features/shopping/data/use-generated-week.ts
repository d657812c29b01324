import type { GeneratedList } from '@platewise/contract/shopping/shopping-list-schema';
import { skipToken, useQuery, useQueryClient } from '@tanstack/react-query';
import { useAuth } from '../../../shared/session/use-auth.ts';
import { generatedWeeks } from './generated-weeks.ts';
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

/** Kept while people walk between pages and load them again in this tab; each account has its own. */
export function useGeneratedWeek() {
  const { user } = useAuth();
  const client = useQueryClient();
  const person = user?.id ?? null;
  const queryKey = ['generated-week', person];
  const { data = NOTHING } = useQuery<GeneratedWeek>({
    queryKey,
    queryFn: skipToken,
    initialData: () => (person === null ? undefined : storedWeek(person)),
    staleTime: Number.POSITIVE_INFINITY,
    gcTime: Number.POSITIVE_INFINITY,
  });

  function change(changed: Partial<GeneratedWeek>): void {
    const week = client.setQueryData<GeneratedWeek>(queryKey, (now = NOTHING) => ({ ...now, ...changed }));
    if (person !== null) generatedWeeks.write(person, week);
  }
  return { ...data, change };
}

/** What was stored for a person; undefined where it is nothing that this version wrote. */
export function storedWeek(person: string, store = generatedWeeks): GeneratedWeek | undefined {
  const stored: Partial<GeneratedWeek> = Object(store.read(person));
  const { wishes, result, ticked } = stored;
  const isWhole =
    typeof wishes?.budget === 'string' && Array.isArray(ticked) && (!result || Array.isArray(result.items));
  return isWhole ? { ...NOTHING, ...stored } : undefined;
}
