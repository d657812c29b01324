import { usePreferences } from '../preferences/use-preferences.ts';
import type { Currency } from './money-words.ts';

/** In which currency costs are shown: the one that the address names, else the one of the person's units. */
export function useCurrency(asked: Currency | undefined): Currency {
  const { preferences } = usePreferences();
  return asked ?? (preferences?.units === 'us' ? 'USD' : 'INR');
}
