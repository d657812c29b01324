// Writes data/nutrients/usda-rows.csv: of the reference file those rows that our foods are read from.
//   npm run extract-nutrients -w packages/nutrition -- <file with one line per row: fdc_id, ndb_no, then the 28 nutrients per 100 g>
import { readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';

const DATA = join(import.meta.dirname, '../../data');
const [, , reference] = process.argv;
if (!reference)
  throw new Error('Name the file of reference rows: npm run extract-nutrients -w packages/nutrition -- <file>');

const foods = readdirSync(join(DATA, 'foods')).map((file) => readFileSync(join(DATA, 'foods', file), 'utf8'));
const standIns = readFileSync(join(DATA, 'nutrients/stand-ins.csv'), 'utf8');
const cited = new Set([...foods, standIns].flatMap((csv) => csv.match(/\b1[67]\d{4}\b/g) ?? []));
const [head = '', ...lines] = readFileSync(reference, 'utf8').trim().split('\n');
const kept = lines.filter((line) => cited.has(line.slice(0, 6))).sort();
writeFileSync(join(DATA, 'nutrients/usda-rows.csv'), `${[head, ...kept].map((line) => line.trim()).join('\n')}\n`);
