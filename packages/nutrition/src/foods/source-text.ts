import { texts } from '@platewise/contract/texts';
import type { Food } from './food.ts';

/** One sentence on where the figures of a food come from that is no USDA row itself; undefined for a row. */
export function sourceText({ source }: Pick<Food, 'source'>): string | undefined {
  if (!source) return undefined;
  if (source.kind === 'cited') return texts.foods.cited(source);
  const rows = source.from.map(({ fdcId }) => fdcId).join(', ');
  return texts.foods.derived({ count: source.from.length, rows, rule: source.rule });
}
