import { useUnits } from '../../../shared/preferences/use-food-weight.ts';
import type { Currency } from './text/money-words.ts';

/** The currency that costs are shown in until another is chosen: that of the units a person weighs in. */
export function useUsualCurrency(): Currency {
  return useUnits() === 'us' ? 'USD' : 'INR';
}
