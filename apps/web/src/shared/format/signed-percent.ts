import { numberFormat } from '@platewise/contract/language/formats';
import { texts } from '@platewise/contract/texts';

const signed = numberFormat({ maximumFractionDigits: 1, signDisplay: 'exceptZero' });

/** How far a figure is from its target: '+0.1 %'; nothing to compare with is a dash. */
export function signedPercentText(actual: number, target: number): string {
  if (target === 0) return '–';
  return texts.meal.percent({ count: signed.format(((actual - target) * 100) / target).replace('-', '−') });
}
