// Writes data/nutrients/usda-caffeine.csv: which rows of SR Legacy hold caffeine, and of which nobody measured it. Rows that are not in it hold none.
//   npm run extract-caffeine -w packages/nutrition -- <file with a line per row of SR28: fdc_id, ..., caffeine_mg per 100 g>
import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { parse } from 'csv-parse/sync';
import { holdsNoneByNature } from './caffeine-categories.ts';

type Line = Record<string, string>;

const DATA = join(import.meta.dirname, '../../data');
const [, , reference] = process.argv;
if (!reference)
  throw new Error('Name the file of reference rows: npm run extract-caffeine -w packages/nutrition -- <file>');

const measured = new Map(linesOf(reference).map((line) => [line.fdc_id, line.caffeine_mg ?? '']));
const lines = linesOf(join(DATA, 'usda-foods.csv')).flatMap(({ fdc_id: id, category = '' }) => {
  const caffeine = measured.get(id) ?? '';
  const isNone = caffeine === '' ? holdsNoneByNature(category) : Number(caffeine) === 0;
  return isNone ? [] : [`${id},${caffeine}`];
});
writeFileSync(join(DATA, 'nutrients/usda-caffeine.csv'), `${['fdc_id,caffeine_mg', ...lines].join('\n')}\n`);

function linesOf(file: string): Line[] {
  return parse(readFileSync(file, 'utf8'), { columns: true, trim: true }) as Line[];
}
