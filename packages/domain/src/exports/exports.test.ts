import type { AccountExport } from '@platewise/contract/account/account-schema';
import fc from 'fast-check';
import jsonld from 'jsonld';
import Papa from 'papaparse';
import { expect, test } from 'vitest';
import { csvFiles } from './csv-files.ts';
import { linkedData } from './linked-data.ts';

const MEAL = {
  user_id: 'asha',
  date: '2026-11-01',
  id: 'meal-1',
  name: 'Oats, "rolled"',
  time: '08:05',
  calories: 220.5,
  protein: 8,
  carbs: null,
  fat: 4,
  nutrition: { fiber: 3, sugar: null, saturatedFat: null, sodium: 120 },
  origin: { kind: 'import', source: 'cronometer' },
};
const RECIPE = {
  name: 'Dal',
  ingredients: ['60 g lentils'],
  instructions: ['Boil.'],
  prepTime: 5,
  cookTime: 30,
  servings: 1,
  calories: 300,
  macros: { protein: 18, carbs: 40, fat: 6 },
  nutrition: { fiber: 9, sugar: 2, saturatedFat: null, sodium: 300 },
};

const copyOf = (data: AccountExport['data']): AccountExport => ({
  about: {
    product: 'Platewise AI',
    format: 1,
    madeAt: '2026-11-21T10:00:00.000Z',
    userId: 'asha',
    notes: [],
    parts: Object.fromEntries(Object.keys(data).map((table) => [table, { holds: `What ${table} is.`, leftOut: {} }])),
  },
  data,
});

test('each table that holds something is a file, and one file states what they are', () => {
  const files = new Map(
    [...csvFiles(copyOf({ diary_meal: [MEAL], favorite: [] }))].map(({ name, text }) => [name, text]),
  );

  expect([...files.keys()]).toEqual(['about.csv', 'diary_meal.csv']);
  expect(files.get('about.csv')).toBe(
    'table,rows,holds\r\ndiary_meal,1,What diary_meal is.\r\nfavorite,0,What favorite is.\r\n',
  );
  const { data } = Papa.parse<Record<string, string>>(files.get('diary_meal.csv') ?? '', { header: true });
  expect(data[0]).toMatchObject({
    name: 'Oats, "rolled"',
    calories: '220.5',
    carbs: '',
    nutrition: JSON.stringify(MEAL.nutrition),
  });
});

test('what is written is what was stored, whatever the text; no cell is a formula', () => {
  const row = fc.record({
    name: fc.string({ unit: 'grapheme' }),
    value: fc.double({ noNaN: true, noDefaultInfinity: true }),
  });
  fc.assert(
    fc.property(fc.array(row, { minLength: 1 }), (rows) => {
      const [, file] = [...csvFiles(copyOf({ body_measure: rows }))];
      const { data } = Papa.parse<[string, string]>(file?.text ?? '', { skipEmptyLines: false });

      const read = data.slice(1, -1).map(([name, value]) => ({ name, value: Number(value) }));
      for (const [at, { name, value }] of rows.entries()) {
        expect(read[at]?.name?.replace(/^'(?=[=@\t\r+-])/, '')).toBe(name);
        expect(read[at]?.value).toBe(value === 0 ? 0 : value);
        expect(read[at]?.name).not.toMatch(/^[=@\t\r]/);
      }
    }),
  );
});

test('linked data says in the words of schema.org what was eaten and measured, with units, and leaves out what is not known', () => {
  const weight = { id: 'w', measure: 'weight', name: '', date: '2026-11-01', value: 70, unit: 'kg' };
  const { '@graph': nodes } = linkedData(copyOf({ diary_meal: [MEAL], body_measure: [weight] }));

  expect(nodes).toMatchObject([
    {
      '@id': 'urn:platewise:diary_meal:meal-1',
      '@type': 'EatAction',
      agent: { '@id': 'urn:platewise:person:asha' },
      startTime: '2026-11-01T08:05',
      object: {
        nutrition: {
          '@type': 'NutritionInformation',
          calories: '220.5 kcal',
          proteinContent: '8 g',
          fatContent: '4 g',
          fiberContent: '3 g',
          sodiumContent: '120 mg',
        },
      },
    },
    { '@type': 'Observation', value: { value: 70, unitCode: 'KGM' } },
  ]);
  expect(JSON.stringify(nodes)).not.toContain('carbohydrateContent');
});

test('a reader of JSON-LD finds every row whole, without asking any other server', async () => {
  const rows = {
    app_user: [{ id: 'asha', name: 'Asha', email: 'asha@example.test' }],
    diary_meal: [MEAL],
    favorite: [{ id: 'f', meal: RECIPE }],
    meal_plan: [{ id: 'p', name: 'Week', meals: [RECIPE], created_at: '2026-11-01T00:00:00.000Z' }],
    daily_goal: [{ date: '2026-11-01', kcal: 1800 }],
  };
  const documentLoader = () => Promise.reject(new Error('Nothing may be fetched.'));

  // Its types know a version with a callback as well.
  const options = { documentLoader, safe: true };
  const expanded: unknown = await jsonld.expand(linkedData(copyOf(rows)) as never, options);

  const [document] = expanded as [{ '@graph': Record<string, { '@value'?: unknown }[]>[] }];
  const graph = document['@graph'];
  expect(graph.map((node) => node['urn:platewise:row']?.[0]?.['@value'])).toEqual(Object.values(rows).flat());
  expect(graph.map((node) => node['@type'])).toEqual([
    ['https://schema.org/Person'],
    ['https://schema.org/EatAction'],
    ['https://schema.org/Recipe'],
    ['https://schema.org/ItemList'],
    ['urn:platewise:daily_goal'],
  ]);
});
