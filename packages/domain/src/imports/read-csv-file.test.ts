import fc from 'fast-check';
import { expect, test } from 'vitest';
import type { FileReading } from './file-reading.ts';
import { readCsvFile } from './read-csv-file.ts';

const SERVINGS = 'Day,Time,Group,Food Name,Amount,Energy (kcal),Protein (g),Carbs (g),Fat (g),Fiber (g),Sugars (g)';
const MFP = 'Date,Meal,Calories,Fat (g),Saturated Fat,Sodium (mg),Carbohydrates (g),Fiber,Sugar,Protein (g),Note';
const LOSE_IT = 'Date,Name,Icon,Meal,Quantity,Units,Calories,Deleted,Fat (g),Protein (g),Carbohydrates (g)';

test('servings of Cronometer are meals with the figures that the file states, and no others', () => {
  const text = `\uFEFF${SERVINGS}\r\n2026-08-06,11:05 PM,Breakfast,"Oats, rolled",58.00 g,220.5,8,38,4,,1\r\n`;

  expect(rowsOf(text)).toEqual([
    {
      kind: 'meal',
      date: '2026-08-06',
      time: '23:05',
      slot: 'breakfast',
      name: 'Oats, rolled, 58 g',
      calories: 220.5,
      protein: 8,
      carbs: 38,
      fat: 4,
      fiber: null,
      sugar: 1,
      saturatedFat: null,
      sodium: null,
      nth: 1,
    },
  ]);
});

test('energy in kJ is converted, and a group of one’s own is no meal of the day', () => {
  const text = 'Day,Group,Food Name,Amount,Energy (kJ)\n2026-08-06,Uncategorized,Tea,1 cup,418.4';

  expect(rowsOf(text)).toMatchObject([{ calories: 100, slot: null, time: null, protein: null }]);
});

test('servings without energy and sums of days are refused by what they are', () => {
  expect(readCsvFile('Day,Time,Group,Food Name,Amount,Category\n2026-08-06,,Lunch,Toast,1,Bread')).toBe('no-energy');
  expect(readCsvFile('Date,Energy (kcal),Protein (g),Completed\n2026-08-06,2100,150,true')).toBe('day-totals');
  expect(readCsvFile('Date,Food cals,Exercise cals,Budget cals,EER\n06/16/2026,505,0,1663,2450')).toBe('day-totals');
  expect(readCsvFile('Name,Phone\nAsha,123')).toBe('unknown-file');
  expect(readCsvFile('')).toBe('unknown-file');
});

test('biometrics of Cronometer bring weight in kg and waist in cm, whichever unit they come in; the earliest of a day counts', () => {
  const text = [
    'Day,Time,Group,Metric,Unit,Amount',
    '2026-08-06,8:00 PM,Uncategorized,Weight,lbs,181.4',
    '2026-08-06,7:00 AM,Uncategorized,Weight (Apple Health),kg,81.5',
    '2026-08-06,,Uncategorized,Waist Size,in,34',
    '2026-08-06,,Uncategorized,Body Fat,%,18.2',
    '2026-08-06,,Uncategorized,Blood Pressure,mmHg,120/80',
    '2026-08-07,,Uncategorized,Weight,stones,12',
  ].join('\n');

  const { rows, leftOut, unreadable } = reading(text);

  expect(rows).toEqual([
    { kind: 'weight', date: '2026-08-06', value: 81.5 },
    { kind: 'waist', date: '2026-08-06', value: 86.36 },
  ]);
  expect(leftOut).toEqual({ 'same-day': 1, 'other-measure': 2 });
  expect(unreadable).toEqual([{ line: 7, fault: 'unit' }]);
});

test('meals of MyFitnessPal: a 0 that may mean that nobody entered it is not known, and totals are left out', () => {
  const text = [
    MFP,
    '2026-09-28,Breakfast,820,25.5,8,0,95,0,12,48,"chicken,\nrice"',
    '2026-09-28,Snacks,150,0,0,0,0,0,0,0,quick add',
    '2026-09-28,Daily Total,970,25.5,8,0,95,0,12,48,',
    '2026-09-31,Lunch,1,1,1,1,1,1,1,1,',
  ].join('\n');

  const { rows, leftOut, unreadable } = reading(text);

  expect(rows).toMatchObject([
    { name: 'Breakfast', calories: 820, fat: 25.5, saturatedFat: 8, sodium: null, fiber: null, sugar: 12, protein: 48 },
    { name: 'Snacks', slot: 'snack', calories: 150, fat: null, carbs: null, protein: null },
  ]);
  expect(leftOut).toEqual({ total: 1 });
  expect(unreadable).toEqual([{ line: 6, fault: 'date' }]);
});

test('a weight without a unit is asked about, and read by the answer', () => {
  const text = 'Date,Body Fat %,Weight,Waist\n2026-01-15,18.5,175.0,\n2026-01-16,18,,';

  expect(reading(text)).toMatchObject({ questions: ['weight-unit'], rows: [] });
  expect(reading(text, { weightUnit: 'lb' })).toMatchObject({
    questions: [],
    rows: [{ kind: 'weight', value: 79.379 }],
    leftOut: { empty: 1 },
  });
});

test('food logs of Lose It are month first; what was deleted and exercise are left out, n/a is not known', () => {
  const logs = [
    LOSE_IT,
    '05/02/2026,"Cappuccino, 8 oz",Coffee,Breakfast,1.0,Each,"1,073",0,n/a,4,6',
    '05/02/2026,Strawberry,Fruit,Snacks,100,Grams,34,1,0,1,8',
  ].join('\n');
  const summary = 'Date,Name,Type,Quantity,Units,Calories\n10/06/2026,Elliptical,Exercise,30,minutes,-250';

  expect(reading(logs)).toMatchObject({
    rows: [{ date: '2026-05-02', name: 'Cappuccino, 8 oz, 1 Each', calories: 1073, fat: null, protein: 4, carbs: 6 }],
    leftOut: { deleted: 1 },
  });
  expect(reading(summary)).toMatchObject({ rows: [], leftOut: { exercise: 1 } });
});

test('03/04 is asked about where no date of the file decides it', () => {
  const header = 'Date,Meal,Calories,Fat (g)';
  const open = `${header}\n03/04/2026,Lunch,500,10`;

  expect(reading(open).questions).toEqual(['date-order']);
  expect(rowsOf(open, { dateOrder: 'day-first' })).toMatchObject([{ date: '2026-04-03' }]);
  expect(rowsOf(`${open}\n13/04/2026,Lunch,1,1`)[0]).toMatchObject({ date: '2026-04-03' });
  expect(rowsOf(`${open}\n04/13/2026,Lunch,1,1`)[0]).toMatchObject({ date: '2026-03-04' });
  expect(rowsOf(`${header}\n3.4.2026,Lunch,1,1`)[0]).toMatchObject({ date: '2026-04-03' });
});

test('numbers with a decimal comma are read as such, for the whole file', () => {
  const text = 'Date;Meal;Calories;Fat (g)\n2026-01-02;Lunch;1.250;20,5\n2026-01-02;Dinner;700;9';

  expect(rowsOf(text)).toMatchObject([{ calories: 1250, fat: 20.5 }, { calories: 700 }]);
});

test('equal rows are numbered, so that two equal coffees stay two', () => {
  const line = '2026-08-06,,Snacks,Coffee,1 cup,5,0,0,0,0,0';

  expect(rowsOf([SERVINGS, line, line].join('\n')).map((row) => 'nth' in row && row.nth)).toEqual([1, 2]);
});

const figure = fc.integer({ min: 0, max: 900_000 }).map((number) => number / 1000);
const name = fc
  .string({ minLength: 1, maxLength: 40, unit: 'grapheme' })
  .filter((text) => /^[\p{L}\p{N}",; ]+$/u.test(text));
const meal = fc.record({
  date: fc.date({ min: new Date('2000-01-01'), max: new Date('2030-01-01'), noInvalidDate: true }),
  name: name.map((text) => text.normalize('NFC').replaceAll(/\s+/g, ' ').trim()).filter((text) => text !== ''),
  calories: figure,
  protein: fc.option(figure),
});

test('what was written is read, whatever the delimiter and the sign of decimals', () => {
  const style = fc.constantFrom([',', '.'], [';', ','], [';', '.'], ['\t', ',']);
  fc.assert(
    fc.property(fc.array(meal, { minLength: 1 }), style, (meals, [delimiter = ',', decimal = '.']) => {
      const number = (value: number | null) => (value === null ? '' : value.toFixed(3).replace('.', decimal));
      const quoted = (text: string) => `"${text.replaceAll('"', '""')}"`;
      const line = (cells: string[]) => cells.map(quoted).join(delimiter);
      const lines = meals.map((one) =>
        line([one.date.toISOString().slice(0, 10), one.name, '', number(one.calories), number(one.protein)]),
      );

      // A number that can be read in one way only decides for the file.
      const last = line(['2026-01-02', 'Last', '', '100', number(0.5).slice(0, 3)]);

      const read = rowsOf(
        [line(['Day', 'Food Name', 'Group', 'Energy (kcal)', 'Protein (g)']), ...lines, last].join('\n'),
      );

      const expected = meals.map((one) => ({ ...one, date: one.date.toISOString().slice(0, 10) }));
      expect(read.slice(0, -1)).toMatchObject(expected);
      expect(read.at(-1)).toMatchObject({ name: 'Last', protein: 0.5 });
    }),
  );
});

test('no text makes it throw, and no line of a table is lost', () => {
  const cell = fc.oneof(
    fc.string(),
    fc.constantFrom('2026-01-02', '12/31/2025', '5', '-5', '1,5', 'n/a', '"', 'NaN', '1e9'),
  );
  fc.assert(
    fc.property(
      fc.constantFrom(SERVINGS, MFP, LOSE_IT),
      fc.array(fc.array(cell, { maxLength: 9 })),
      (header, lines) => {
        const quoted = (text: string) => `"${text.replaceAll('"', '""')}"`;
        const written = lines.filter((cells) => cells.some((text) => text.trim() !== ''));
        const text = [header, ...lines.map((cells) => cells.map(quoted).join(','))].join('\n');

        const { rows, unreadable, leftOut } = reading(text, { dateOrder: 'month-first' });

        const left = Object.values(leftOut).reduce((sum, count) => sum + count, 0);
        expect(rows.length + unreadable.length + left).toBe(written.length);
      },
    ),
  );
  fc.assert(fc.property(fc.string(), (text) => void readCsvFile(text)));
});

function reading(text: string, answers = {}): FileReading {
  const result = readCsvFile(text, answers);
  if (typeof result === 'string') throw new Error(result);
  return result;
}

function rowsOf(text: string, answers = {}) {
  return reading(text, answers).rows;
}
