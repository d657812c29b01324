import { usePreferences } from '../../../shared/preferences/use-preferences.ts';
import type { Currency } from './text/money-words.ts';

/** In which currency costs are shown: the one that the address names, else the one of the person's units. */
export function useCurrency(asked: Currency | undefined): Currency {
  const { preferences } = usePreferences();
  return asked ?? (preferences?.units === 'us' ? 'USD' : 'INR');
}
