import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { openBarcodesFile } from './open-barcodes-file.ts';

const HEADER = 'barcode,name,maker,serving_g,kcal,protein_g,carbs_g,fat_g,fiber_g,sugar_g,saturated_fat_g,sodium_mg';
const GHEE = '8901234567890,"Ghee, pure",Dairy Co,14,897,0,0,99.7,,,62,';

let folder: string;
beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'platewise-barcodes-'));
});
afterAll(() => rm(folder, { recursive: true }));

async function open(...lines: string[]) {
  const path = join(folder, 'barcodes.csv');
  await writeFile(path, lines.join('\r\n'));
  return openBarcodesFile(path);
}

test('a line is found by its barcode; what it leaves empty is not known', async () => {
  const file = await open(`\uFEFF${HEADER}`, '', GHEE);

  expect(await file.find('8901234567890')).toEqual({
    kind: 'found',
    label: {
      name: 'Ghee, pure',
      maker: 'Dairy Co',
      servingGrams: 14,
      per100g: {
        calories: 897,
        protein: 0,
        carbs: 0,
        fat: 99.7,
        fiber: null,
        sugar: null,
        saturatedFat: 62,
        sodium: null,
      },
    },
  });
  expect(await file.find('3017624010701')).toEqual({ kind: 'unknown' });
});

test('columns may stand in any order, and those that are not needed be missing', async () => {
  const file = await open('fat_g,carbs_g,protein_g,KCAL,name,barcode', '1,2,3,30,Broth,96385074');

  expect(await file.find('0000096385074')).toMatchObject({
    label: { name: 'Broth', maker: null, servingGrams: null, per100g: { calories: 30, protein: 3, carbs: 2, fat: 1 } },
  });
});

test.each([
  [[''], 'it is empty.'],
  [['barcode,name,kcal'], 'line 1: the column protein_g and carbs_g and fat_g is missing.'],
  [[`${HEADER},salt`], 'line 1: “salt” is no column'],
  [[HEADER, GHEE, '8901234567891,Ghee,,,897,0,0,99.7,,,,'], 'line 3: barcode has a wrong digit.'],
  [[HEADER, '', '123,Ghee,,,897,0,0,99.7,,,,'], 'line 3: barcode has no length of one.'],
  [[HEADER, GHEE, GHEE], 'line 3: 8901234567890 stands in it already.'],
  [[HEADER, '8901234567890,,,,897,0,0,99.7,,,,'], 'line 2: name must have 1 to 120 characters.'],
  [[HEADER, '8901234567890,Ghee,,,,0,0,99.7,,,,'], 'line 2: kcal must be a number.'],
  [[HEADER, '8901234567890,Ghee,,,897,0,0,"99,7",,,,'], 'line 2: fat_g must be a number.'],
  [[HEADER, '8901234567890,Ghee,,,897,0,0,-1,,,,'], 'line 2: fat_g must be a number.'],
  [[HEADER, '8901234567890,Ghee,,0,897,0,0,99.7,,,,'], 'line 2: serving_g must be from 0.1 to 2000.'],
  [[HEADER, '8901234567890,Ghee,,,3753,0,0,99.7,,,,'], 'line 2: the figures cannot be those of 100 g of a food.'],
])('%j is refused, naming the line', async (lines, sentence) => {
  await expect(open(...lines)).rejects.toThrow(`BARCODES_FILE cannot be used: ${sentence}`);
});

test('a file that is not there is named', async () => {
  await expect(openBarcodesFile(join(folder, 'none.csv'))).rejects.toThrow('none.csv cannot be read (ENOENT).');
});
