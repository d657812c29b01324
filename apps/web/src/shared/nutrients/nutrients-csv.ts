import type { NutrientReport } from '@platewise/contract/meals/nutrient-report-schema';
import { texts } from '@platewise/contract/texts';
import { nutrientView as words } from '@platewise/contract/texts/meals/nutrient-view';
import { csvText } from '../format/csv-text.ts';

/** A report as a table for other programs: a line for each nutrient, amounts as plain numbers in its unit. */
export function nutrientsCsv({ lines }: NutrientReport): string {
  const { columns } = words;
  const header = [
    words.nutrient,
    columns.unit,
    columns.low,
    columns.high,
    words.reference,
    columns.kind,
    words.limit,
    words.comparison,
    columns.missing,
    words.mostFrom,
    columns.source,
  ];
  return csvText([
    header,
    ...lines.map(({ nutrient, unit, low, high, target, upper, status, missing, foods }) => [
      texts.nutrients.names[nutrient],
      unit,
      low,
      high,
      target?.amount ?? null,
      target ? words.kinds[target.kind] : null,
      upper?.amount ?? null,
      status ? words.statuses[status] : null,
      missing,
      foods.map(({ name, percent }) => `${name} ${percent} %`).join('; '),
      [...new Set([target?.source, upper?.source])].filter(Boolean).join('; '),
    ]),
  ]);
}
