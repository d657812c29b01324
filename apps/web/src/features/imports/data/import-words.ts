import type { ImportRow } from '@platewise/contract/imports/import-schema';
import { dateText, listFormat } from '@platewise/contract/language/formats';
import { importsScreen } from '@platewise/contract/texts/imports/imports-screen';

const words = importsScreen.preview;

/** '3 meals and 1 weight or waist'; what there is none of is left out. */
export function countsText({ meals, measures }: { meals: number; measures: number }): string {
  const counts = [
    ...(meals > 0 ? [words.meals({ count: meals })] : []),
    ...(measures > 0 ? [words.measures({ count: measures })] : []),
  ];
  return counts.length > 0 ? listFormat('and').format(counts) : words.nothing;
}

/** What a file holds, and of which days. */
export function rowsText(rows: readonly ImportRow[]): string {
  const meals = rows.filter(({ kind }) => kind === 'meal').length;
  const what = countsText({ meals, measures: rows.length - meals });
  const dates = rows.map(({ date }) => date).toSorted();
  const [from, to] = [dates[0], dates.at(-1)];
  return from && to ? words.between({ what, from: dateText(from), to: dateText(to) }) : what;
}
