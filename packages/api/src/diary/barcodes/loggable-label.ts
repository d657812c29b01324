import type { LabelSourceKind } from '@platewise/contract/diary/label-sources';
import { labels } from '@platewise/contract/texts/diary/labels';
import type { LabelFoodRow } from '@platewise/db/tables/label-tables';
import { usdaFigures } from '@platewise/nutrition/usda/usda-figures';
import type { LoggableFood } from '../foods/loggable-food.ts';

/** How the ids begin with which labels of each source are logged. */
const PREFIX = { 'open-food-facts': 'off-', 'operator-file': 'pack-' } as const satisfies Record<
  LabelSourceKind,
  string
>;

const ID = /^(off|pack)-(\d{13,14})$/;

/** The label that the diary logs by an id; null where it is another food. */
export function labelOfId(food: string): { barcode: string; source: LabelSourceKind } | null {
  const [, prefix, barcode] = ID.exec(food) ?? [];
  if (barcode === undefined) return null;
  return { barcode, source: prefix === 'off' ? 'open-food-facts' : 'operator-file' };
}

/** A label as a food that can be logged; what it does not state lies within bounds, as for rows of the table, and is never 0. */
export function loggableLabel(row: LabelFoodRow): LoggableFood {
  const { barcode, source, name, maker, serving_grams: serving, per_100g, fetched_at } = row;
  const { calories: kcal, ...figures } = per_100g;
  const per100g = { kcal, ...figures };
  const { nutritionRange } = usdaFigures({ per100g }, 100);
  const readOn = fetched_at.toISOString().slice(0, 'YYYY-MM-DD'.length);
  const isOpen = source === 'open-food-facts';
  return {
    food: {
      id: `${PREFIX[source]}${barcode}`,
      name: maker === null ? name : `${name}, ${maker}`,
      fdcId: null,
      source: isOpen ? labels.openFoodFacts({ date: readOn }) : labels.operatorFile({ date: readOn }),
      weighed: labels.weighed,
      measures: serving === null ? [] : [{ name: labels.serving, grams: serving }],
      per100g: per_100g,
      ...(nutritionRange && { range: nutritionRange }),
      label: { barcode, maker, source, readOn },
    },
    figuresOf: (grams) => usdaFigures({ per100g }, grams),
  };
}
