import { foodWeightText } from './food-weight-text.ts';
import { usePreferences } from './use-preferences.ts';

/** How the weight of a food is said to this person; visitors read grams. */
export function useFoodWeight(): (grams: number) => string {
  const units = usePreferences().preferences?.units ?? 'metric';
  return (grams) => foodWeightText(grams, units);
}
