import { describe, expect, it } from 'vitest';
import { REFERENCE_GROUPS } from '../src/nutrients/reference-row.ts';
import { compileData } from './compile-data.ts';
import { NUTRIENT_COLUMNS } from './nutrients/nutrient-rows.ts';

const FOOD_COLUMNS =
  'id,name,aliases,fdc_id,group,classes,kcal,protein,fat,carbs,fiber,sugar,saturated_fat,sodium,measures,piece_grams,derived_from,publication,rule,note';
const USDA_COLUMNS = 'fdc_id,description,category,kcal,protein,fat,carbs,fiber,sugar,saturated_fat,sodium,measures';
const EGG = 'egg,egg,hen egg | anda,171287,egg,egg,143,12.6,9.51,0.72,0,0.37,3.13,142,large 50 g | small 38 g,50,,,,';
const OATS = 'rolled-oats,rolled oats,,173904,grain,oat,379,13.2,6.52,67.7,10.1,,1.11,6,,,,,,"Note, with a comma"';

const PORRIDGE = `- id: oat-porridge
  name: Oat porridge with an egg
  kind: breakfast
  cuisine: Nordic
  prepMinutes: 2
  cookMinutes: 8
  difficulty: Easy
  items:
    - 60 g rolled-oats, starch
    - 50 g egg, protein
  steps:
    - Simmer the rolled oats.
    - Eat them with the \`egg\`, \${boiled}.
`;

const DATA = {
  'files.yaml': 'foods:\n  eggs: Eggs.\n  grains: Grains.\nrecipes:\n  breakfasts: Breakfasts.\n',
  'foods/eggs.csv': `${FOOD_COLUMNS}\n${EGG}\n`,
  'foods/grains.csv': `${FOOD_COLUMNS}\n${OATS}\n`,
  'recipes/breakfasts.yaml': PORRIDGE,
  'shop-packs.csv': 'food,sold_as,grams,keeps_days,note\negg,pack,300,5,\n',
  'everyday-foods.csv':
    'names,foods,piece,cup,serving,aside,note\noats | porridge,rolled-oats 0.3 + egg 0.2,,240,200,,a test\n',
  'kept-packs.csv': 'food,sold_as,grams,sizes_of,note\nrolled-oats,bag,400 | 1000,,\n',
  'substitutions.csv':
    'food,instead,ratio,use,note,source\negg,rolled-oats,0.5,baking frying,,"own: a test, no cook"\n',
  'prices.csv':
    'item,name,unit,inr,inr_basis,inr_low,inr_high,usd,usd_basis,usd_low,usd_high\neggs,eggs,kg,130,press-2024,,,3.92,bls-2026,3,4\n',
  'price-tables/ers-2022.csv': 'item,row,form,usd_per_pound,share\ncanned egg,Eggs,Canned,1,0.5\n',
  'price-tables/purchase-to-plate-2018.csv':
    'item,code,row,usd_per_100_g,cooked_per_raw,cooked_per_raw_from\nrolled oats,56203056,"Oatmeal, cooked",0.1,5,test\n',
  'price-tables/zepto-2025.csv':
    'item,product,id,grams,rupees,share\noats,Oats,,1000,184,\noats,Oats,,400,79,\noats,Oats,,500,200,0.5\n',
  'price-tables/bigbasket-2023.csv': 'item,product,id,grams,rupees,share\n',
  'price-tables/bigbasket-2021.csv': 'item,product,id,grams,rupees,share\n',
  'priced-foods.csv':
    'food,usd,usd_stand_in,inr,inr_stand_in\negg,eggs,,eggs,\nrolled-oats,purchase-to-plate-2018: rolled oats,,zepto-2025: oats,relative\n',
  'bounds-by-rows.csv':
    'figure,from,what,foods,fdc_ids,low,high\nsugar,row,cooked oats,rolled-oats,172989 | 173905,0.01,0.02\n',
  'bounds-by-tables.csv':
    'figure,table,what,food,code,available,fiber,part\nsugar,ciqual,oats,rolled-oats,32140,58,9,1.1\nsugar,ciqual,oats,rolled-oats,32141,57,8,0.9\n',
  'nutrients/usda-rows.csv': `fdc_id,ndb_no,${NUTRIENT_COLUMNS.join(',')}\n171287,01123,56${',0.5'.repeat(27)}\n173904,20038,52${',0.25'.repeat(26)},\n`,
  'nutrients/ifct-rows.csv': `code,name,${NUTRIENT_COLUMNS.join(',')}\n`,
  'nutrients/stand-ins.csv': 'food,from,rows,fat_from,note\n',
  'nutrients/retention-kinds.csv':
    'kind,groups,foods,eaten_raw,note\negg,egg,,no,\ngrain,grain,rolled-oats,yes,flakes\n',
  'nutrients/retention-factors.csv': `kind,method,code,row,calcium,iron,magnesium,phosphorus,potassium,zinc,copper,vitamin_c,thiamin,riboflavin,niacin,vitamin_b6,folate,choline,vitamin_b12,vitamin_a\negg,boiled,0105,"EGGS,HARD COOKED"${',100'.repeat(15)},95\n`,
  'nutrients/references-dri.csv': `nutrient,kind,scope,${REFERENCE_GROUPS.join(',')},source,note\niron,rda,total${',8'.repeat(12)},iom-2001,\n`,
  'nutrients/references-icmr.csv': `nutrient,kind,scope,${REFERENCE_GROUPS.join(',')},source,note\niron,rda,total${',19'.repeat(8)},,,,,icmr-3-4,\n`,
  'nutrients/usda-caffeine.csv': 'fdc_id,caffeine_mg\n171890,40\n167512,\n',
  'usda-foods.csv': `${USDA_COLUMNS}\n171287,"Egg, whole, raw, fresh",Dairy and Egg Products,143,12.6,9.51,0.72,0,0.37,3.13,142,"cup, chopped 243 g | large 50 g"\n`,
};

type DataFile = keyof typeof DATA;

function compileWith(changes: Partial<Record<DataFile | 'foods/spices.csv', string>> = {}) {
  return compileData(new Map(Object.entries({ ...DATA, ...changes })));
}

/** What is wrong when one text of one file is another. */
function problemsOf(file: DataFile, from: string, to: string): string[] {
  expect(DATA[file]).toContain(from);
  return compileWith({ [file]: DATA[file].replace(from, to) }).problems;
}

async function tableOf(file: string, name: string): Promise<unknown> {
  const text = compileWith().modules.get(file) ?? '';
  const module = await import(`data:text/javascript,${encodeURIComponent(text)}`);
  return JSON.parse(module[name]);
}

describe('data that is right', () => {
  it('is compiled without a problem', () => {
    expect(compileWith().problems).toEqual([]);
  });

  it('becomes foods in the order of files and lines, an empty cell a figure that nobody measured', async () => {
    expect(await tableOf('foods.ts', 'FOODS_JSON')).toMatchObject([
      {
        id: 'egg',
        aliases: ['hen egg', 'anda'],
        measures: [
          ['large', 50],
          ['small', 38],
        ],
        pieceGrams: 50,
      },
      { id: 'rolled-oats', aliases: [], fdcId: 173904, per100g: { kcal: 379, sugar: null, sodium: 6 }, measures: [] },
    ]);
    expect(compileWith().modules.get('food-ids.ts')).toContain("export type FoodId =\n  | 'egg'\n  | 'rolled-oats';\n");
  });

  it('becomes recipes whose texts are kept to the letter', async () => {
    const steps = ['Simmer the rolled oats.', `Eat them with the \`egg\`, \${boiled}.`];

    expect(await tableOf('recipes.ts', 'RECIPES_JSON')).toMatchObject([
      {
        items: [
          ['rolled-oats', 60, 'starch'],
          ['egg', 50, 'protein'],
        ],
        steps,
      },
    ]);
  });

  it('becomes rows of FoodData Central, names and measures with commas whole', async () => {
    expect(await tableOf('usda-foods.ts', 'USDA_FOODS_JSON')).toEqual([
      [
        171287,
        'Egg, whole, raw, fresh',
        'Dairy and Egg Products',
        [143, 12.6, 9.51, 0.72, 0, 0.37, 3.13, 142],
        [
          ['cup, chopped', 243],
          ['large', 50],
        ],
      ],
    ]);
    expect(problemsOf('usda-foods.csv', 'large 50 g', 'large')).toEqual([
      "data/usda-foods.csv:2 measures: 'large' is no measure; write its name and the grams it weighs, like cup 240 g",
    ]);
  });

  it('becomes packs, prices and bounds, each line or group of lines a row', async () => {
    expect(await tableOf('shop-packs.ts', 'SHOP_PACKS_JSON')).toEqual([
      ['egg', { soldAs: 'pack', keepsDays: 5, grams: 300 }],
    ]);
    expect(await tableOf('prices.ts', 'PRICES_JSON')).toEqual([
      { item: 'eggs', name: 'eggs', inr: [130, 'press-2024'], usd: [3.92, 'bls-2026', 3, 4] },
    ]);
    expect(await tableOf('prices.ts', 'TABLE_PRICES_JSON')).toEqual([
      { item: 'ers-2022: canned egg', name: 'canned egg', inr: null, usd: [4.41, 'ers-2022'] },
      {
        item: 'purchase-to-plate-2018: rolled oats',
        name: 'rolled oats',
        inr: null,
        usd: [6.66, 'purchase-to-plate-2018'],
      },
      { item: 'zepto-2025: oats', name: 'oats', inr: [197.5, 'zepto-2025', 150.1, 800], usd: null },
    ]);
    expect(await tableOf('prices.ts', 'PRICED_FOODS_JSON')).toEqual([
      { food: 'egg', inr: ['eggs'], usd: ['eggs'] },
      { food: 'rolled-oats', inr: ['zepto-2025: oats', 'relative'], usd: ['purchase-to-plate-2018: rolled oats'] },
    ]);
    expect(await tableOf('substitutions.ts', 'SUBSTITUTIONS_JSON')).toEqual([
      {
        food: 'egg',
        instead: 'rolled-oats',
        ratio: 0.5,
        uses: ['baking', 'frying'],
        note: '',
        source: 'own: a test, no cook',
      },
    ]);
    expect(await tableOf('bounds.ts', 'BOUNDS_JSON')).toMatchObject([
      { from: 'row', foods: ['rolled-oats'], rows: [172989, 173905], share: [0.01, 0.02] },
      {
        from: 'table',
        rows: [
          { code: '32140', part: 1.1 },
          { code: '32141', part: 0.9 },
        ],
      },
    ]);
  });
});

describe('a bad line of foods', () => {
  it.each([
    ['an id in capitals', 'rolled-oats,', 'Rolled_Oats,', "id: 'Rolled_Oats' is no id; write lower-case words joined"],
    ['an empty name', ',rolled oats,', ',,', 'name: is empty; it must be written'],
    [
      'a group that is none',
      ',grain,',
      ',cereal,',
      "group: 'cereal' is no group; write one of vegetable, leafy, fruit",
    ],
    ['a class that is none', ',oat,', ',oat | glutenous,', "classes: 'glutenous' is no class; write one of milk, egg"],
    ['a negative figure', ',13.2,', ',-13.2,', "protein: '-13.2' is no amount; write a number like 0 or 12.5"],
    ['a figure with a unit', ',67.7,', ',67.7 g,', "carbs: '67.7 g' is no amount"],
    ['no energy', ',379,', ',,', "kcal: '' is no amount"],
    [
      'a figure that is a word',
      ',10.1,',
      ',n/a,',
      "fiber: 'n/a' is no amount; write a number like 0 or 12.5, or leave",
    ],
    ['a measure without grams', ',6,,', ',6,cup 80,', "measures: 'cup 80' is no measure; write its name and the grams"],
    ['a row that is no number', ',173904,', ',row 5,', "fdc_id: 'row 5' is no row of FoodData Central"],
    ['no origin', ',173904,', ',,', 'fdc_id: the food has 0 origins; fill one of fdc_id, derived_from and publication'],
    ['two origins', ',6,,,,', ',6,,,0.5 of 173904,', 'fdc_id: the food has 2 origins'],
    ['a rule that nothing follows', ',6,,,,,,', ',6,,,,,as the row,', 'rule: says how the figures follow from'],
    ['a share above one', ',6,,,,', ',6,,,1.5 of 173904,', "derived_from: '1.5 of 173904' is no share of a row"],
  ])('is refused with its line and field: %s', (_, from, to, sentence) => {
    const problems = problemsOf('foods/grains.csv', from, to);

    expect(problems[0]).toContain(`data/foods/grains.csv:2 ${sentence}`);
  });

  it('is refused where its id, name or row stands already, in whatever file', () => {
    const problems = problemsOf('foods/grains.csv', OATS, EGG);

    expect(problems.slice(0, 3)).toEqual([
      "data/foods/grains.csv:2 id: 'egg' stands at data/foods/eggs.csv:2 already; each is written once",
      "data/foods/grains.csv:2 name: 'egg' stands at data/foods/eggs.csv:2 already; each is written once",
      "data/foods/grains.csv:2 fdc_id: '171287' stands at data/foods/eggs.csv:2 already; each is written once",
    ]);
  });

  it('is refused where a comma made a column too many', () => {
    const [problem] = problemsOf('foods/grains.csv', 'rolled oats', 'oats, rolled');

    expect(problem).toMatch(/^data\/foods\/grains\.csv:2 line: .*a cell that holds a comma stands in double quotes/);
  });

  it('is refused where the columns have other names', () => {
    const [problem] = problemsOf('foods/grains.csv', 'kcal', 'calories');

    expect(problem).toContain('data/foods/grains.csv:1 columns: are');
  });
});

describe('a bad recipe', () => {
  it.each([
    [
      'a food that is none',
      'rolled-oats, starch',
      'roled-oats, starch',
      9,
      "items: no food has the id 'roled-oats'; did you mean 'rolled-oats'?",
    ],
    [
      'a part that is none',
      'egg, protein',
      'egg, proteins',
      10,
      "items: 'proteins' is no part; write one of protein, starch, fat",
    ],
    [
      'an amount below none',
      '50 g egg',
      '-50 g egg',
      10,
      "items: '-50 g egg, protein' is no ingredient; write grams, food and part",
    ],
    ['an amount of nothing', '50 g egg', '0 g egg', 10, "items: '0 g egg, protein' weighs nothing"],
    [
      'a kind that is none',
      'kind: breakfast',
      'kind: brunch',
      3,
      "kind: 'brunch' is no kind; write one of breakfast, main, snack",
    ],
    [
      'minutes that are words',
      'prepMinutes: 2',
      'prepMinutes: two',
      5,
      "prepMinutes: 'two' is no number of minutes; write a whole number from 0 on",
    ],
    ['minutes below none', 'prepMinutes: 2', 'prepMinutes: -2', 5, 'prepMinutes: '],
    [
      'a difficulty that is none',
      'Easy',
      'easy',
      7,
      "difficulty: 'easy' is no difficulty; write one of Easy, Medium, Hard",
    ],
    ['a field that is none', 'cuisine: Nordic', 'kitchen: Nordic', 1, "entry: 'kitchen' is no field of a recipe"],
    ['a field that is missing', '  cuisine: Nordic\n', '', 1, 'cuisine: is missing'],
    ['a step that is no text', '- Simmer the rolled oats.', '- Simmer: oats', 12, 'steps: is no text'],
    ['YAML that is broken', '  steps:\n', '  steps\n', 11, 'YAML: '],
  ])('is refused with its line and field: %s', (_, from, to, line, sentence) => {
    const problems = problemsOf('recipes/breakfasts.yaml', from, to);

    expect(problems.join('\n')).toContain(`data/recipes/breakfasts.yaml:${line} ${sentence}`);
  });

  it('is refused where its id stands already', () => {
    const { problems } = compileWith({ 'recipes/breakfasts.yaml': `${PORRIDGE}${PORRIDGE}` });

    expect(problems[0]).toBe(
      "data/recipes/breakfasts.yaml:14 id: 'oat-porridge' stands at data/recipes/breakfasts.yaml:1 already; each is written once",
    );
  });
});

describe('a bad line of another table', () => {
  it.each([
    ['shop-packs.csv', 'egg,', 'eggs,', "food: no food has the id 'eggs'; did you mean 'egg'?"],
    ['shop-packs.csv', 'pack', 'box', "sold_as: 'box' is no pack; write one of bunch, bag"],
    ['priced-foods.csv', ',eggs', ',hen eggs', "usd: 'hen eggs' is no item with such a price of data/prices.csv"],
    ['priced-foods.csv', ',eggs', ',zepto-2025: oats', "usd: 'zepto-2025: oats' is no item with such a price"],
    ['priced-foods.csv', 'eggs,', 'eggs,no', "usd_stand_in: 'no' is no stand-in; write one of , same, relative"],
    ['price-tables/zepto-2025.csv', '1000,', 'a kilo,', "grams: 'a kilo' is no amount"],
    ['prices.csv', ',press-2024', ',', 'inr: a price has a basis, and its range has both ends or none'],
    ['prices.csv', ',3,4', ',3,', 'usd: a price has a basis, and its range has both ends or none'],
    ['substitutions.csv', ',baking', ',grilling', "use: 'grilling' is no use; write one of any, raw, baking"],
    ['substitutions.csv', '0.5', '0', 'ratio: is 0; write grams of the other food for one gram'],
    ['substitutions.csv', 'rolled-oats', 'egg', 'instead: is the food itself'],
    ['bounds-by-rows.csv', 'sugar', 'sodium', "figure: 'sodium' is no figure; write one of fiber, sugar, saturatedFat"],
    ['nutrients/usda-rows.csv', '01123,56', '01123,n/a', "calcium_mg: 'n/a' is no amount"],
    ['nutrients/retention-kinds.csv', 'egg,egg', 'egg,eggs', "groups: 'eggs' is no group"],
    ['nutrients/retention-factors.csv', 'boiled', 'stewed', "method: 'stewed' is no method; write one of boiled"],
    ['nutrients/references-dri.csv', 'iron', 'irons', "nutrient: 'irons' is no nutrient"],
    ['nutrients/references-icmr.csv', 'icmr-3-4', 'icmr', "source: 'icmr' is no source; write one of iom-1997"],
    ['bounds-by-tables.csv', 'ciqual', 'bls', "table: 'bls' is no table; write one of ifct, ciqual, mext"],
  ] as const)('is refused in %s: %s for %s', (file, from, to, sentence) => {
    const problems = problemsOf(file, from, to);

    expect(problems[0]).toContain(`data/${file}:2 ${sentence}`);
  });
});

describe('the nutrients of foods', () => {
  it('come from rows that are there', () => {
    expect(problemsOf('nutrients/usda-rows.csv', '173904', '173905')).toEqual([
      'data/nutrients/stand-ins.csv:1 rows: there is no row of rolled-oats (173904); extract it, or name what stands in',
    ]);
  });

  it('are not compiled where nothing bounds them', () => {
    expect(problemsOf('nutrients/usda-rows.csv', '01123,56', '01123,')).toEqual([
      'data/nutrients/stand-ins.csv:1 rows: nothing bounds calcium of egg: fewer than five foods have it; name rows that stand in',
    ]);
  });

  it('are the figures of the row, and reasons where it has none', async () => {
    const [egg, oats] = (await tableOf('nutrients.ts', 'NUTRIENTS_JSON')) as [string, unknown[]][];

    expect(egg).toEqual(['egg', [56, ...Array(27).fill(0.5)]]);
    expect(oats?.[1].at(-1)).toEqual([0, 0, 'nature']);
  });
});

describe('caffeine of rows of the reference table', () => {
  it('is mg in 100 g, and null where nobody measured it', async () => {
    expect(await tableOf('usda-caffeine.ts', 'USDA_CAFFEINE_JSON')).toEqual([
      [171890, 40],
      [167512, null],
    ]);
  });

  it('is stated once for a row', () => {
    expect(problemsOf('nutrients/usda-caffeine.csv', '167512', '171890')).toEqual([
      expect.stringMatching(/^data\/nutrients\/usda-caffeine\.csv:3 fdc_id: /),
    ]);
  });
});

describe('everyday foods', () => {
  it.each([
    ['rolled-oats 0.3', 'rolled-oat 0.3', "data/everyday-foods.csv:2 foods: 'rolled-oat' is no food of the tables"],
    [
      'egg 0.2',
      'egg 0.9',
      "data/everyday-foods.csv:2 foods: 'rolled-oats 0.3 + egg 0.9' adds up to 1.2; write shares of at most 1",
    ],
    ['oats | porridge', 'oats | oats', /^data\/everyday-foods\.csv:2 names: /],
  ])('%s as %s is refused with its place', (right, wrong, problem) => {
    expect(problemsOf('everyday-foods.csv', right, wrong)).toEqual([
      typeof problem === 'string' ? problem : expect.stringMatching(problem),
    ]);
  });
});

describe('the list of files', () => {
  it('names every file, and no file that is missing', () => {
    expect(compileWith({ 'foods/spices.csv': `${FOOD_COLUMNS}\n` }).problems).toEqual([
      'data/foods/spices.csv:1 file: is not named in files.yaml, which gives the order of the table; name it there',
    ]);
    expect(problemsOf('files.yaml', '  grains', '  spices: Spices.\n  grains')).toContain(
      'data/files.yaml:3 foods: names foods/spices.csv, which does not exist',
    );
  });
});
