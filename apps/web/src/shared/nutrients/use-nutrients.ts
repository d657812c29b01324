import type { NutrientReport, PlanNutrientReport } from '@platewise/contract/meals/nutrient-report-schema';
import { skipToken } from '@tanstack/react-query';
import { trpc } from '../api/trpc.ts';
import type { NutrientSource } from './nutrient-source.ts';

// Meals, days and the person's references change elsewhere: what is open is asked again.
const FRESH = { staleTime: 0 } as const;

/** The nutrients of what is asked for. */
export function useNutrients(source: NutrientSource) {
  const days = source.of === 'meals' ? null : { from: source.from, to: source.to };
  const meals = trpc.meals.nutrients.useQuery(source.of === 'meals' ? { meals: source.meals } : skipToken, FRESH);
  const calendar = trpc.calendar.nutrients.useQuery(days && source.of === 'calendar' ? days : skipToken, FRESH);
  const diary = trpc.calorie.nutrients.useQuery(days && source.of === 'diary' ? days : skipToken, FRESH);
  const { data, error, isPending, refetch } = { meals, calendar, diary }[source.of];
  return { data: data as NutrientReport | PlanNutrientReport | undefined, error, isPending, refetch };
}
