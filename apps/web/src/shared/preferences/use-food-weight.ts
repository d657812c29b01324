import { foodWeightText, type Units } from './food-weight-text.ts';
import { usePreferences } from './use-preferences.ts';

/** How the weight of a food is stated to this person; visitors read grams. */
export function useFoodWeight(): (grams: number) => string {
  const units = useUnits();
  return (grams) => foodWeightText(grams, units);
}

/** The units that this person weighs in. */
export function useUnits(): Units {
  return usePreferences().preferences?.units ?? 'metric';
}
