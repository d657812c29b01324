import { existsSync, readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { wordsOf } from '../words/word-forms.ts';
import { checkFigures } from './checks/check-figures.ts';
import { FOODS, findFood } from './foods.ts';

const reference = process.env.USDA_FACTS_CSV;
const hasReference = reference !== undefined && existsSync(reference);

describe('the food table', () => {
  it('holds at least 200 foods, each once by id, name and cited row', () => {
    const cited = FOODS.flatMap(({ fdcId }) => fdcId ?? []);

    expect(FOODS.length).toBeGreaterThanOrEqual(200);
    expect(new Set(FOODS.map(({ id }) => id)).size).toBe(FOODS.length);
    expect(new Set(FOODS.map(({ name }) => name)).size).toBe(FOODS.length);
    expect(new Set(cited).size).toBe(cited.length);
  });

  it('has a row or another source for each food, never both', () => {
    expect(FOODS.filter(({ fdcId, source }) => (fdcId === null) === (source === undefined))).toEqual([]);
  });

  it.skipIf(!hasReference)('has the figures of the rows it cites', () => {
    expect(checkFigures(readFileSync(String(reference), 'utf8'))).toEqual([]);
  });

  it('says when a figure differs from the cited row, or the row is missing', () => {
    const [first] = FOODS;
    const csv = `fdc_id,description,kcal\n${first?.fdcId},"A, b",9999,1,1,1,,1,1,1\n`;

    const differences = checkFigures(csv);

    expect(differences[0]).toContain(`${first?.id} has kcal`);
    expect(differences.at(-1)).toContain('does not exist');
  });

  it('keeps every figure within what 100 g can hold', () => {
    for (const { id, per100g } of FOODS) {
      const { kcal, protein, fat, carbs, fiber, sugar, saturatedFat } = per100g;
      expect(protein + fat + carbs, id).toBeLessThanOrEqual(102);
      expect(kcal, id).toBeLessThanOrEqual(910);
      expect(Math.max(fiber ?? 0, sugar ?? 0), id).toBeLessThanOrEqual(carbs + 1.5);
      expect(saturatedFat ?? 0, id).toBeLessThanOrEqual(fat + 0.1);
    }
  });
});

describe('words for foods', () => {
  it('are names or aliases of one food only', () => {
    const owners = new Map<string, Set<string>>();
    for (const { id, name, aliases } of FOODS) {
      for (const word of [name, ...aliases]) {
        const key = wordsOf(word).join(' ');
        owners.set(key, (owners.get(key) ?? new Set()).add(id));
      }
    }

    expect([...owners].filter(([, ids]) => ids.size > 1).map(([word]) => word)).toEqual([]);
  });

  it.each([
    ['cilantro', 'coriander-leaf'],
    ['dhania', 'coriander-seed'],
    ['dahi', 'plain-yogurt'],
    ['gram flour', 'chickpea-flour'],
    ['bhindi', 'okra'],
    ['brinjal', 'aubergine'],
    ['eggplant', 'aubergine'],
    ['zucchini', 'courgette'],
    ['arugula', 'rocket'],
    ['gobi', 'cauliflower'],
    ['elaichi', 'cardamom'],
    ['atta', 'wheat-flour-whole'],
    ['maida', 'wheat-flour-white'],
    ['sooji', 'semolina'],
    ['jowar', 'sorghum'],
    ['arhar', 'pigeon-pea'],
    ['urad', 'urad-bean'],
    ['lobia', 'black-eyed-pea'],
    ['dudhi', 'bottle-gourd'],
    ['tori', 'ridge-gourd'],
    ['gur', 'jaggery'],
    ['poha', 'poha'],
    ['nachni', 'ragi-flour'],
    ['tvp', 'soya-chunks'],
    ['kadi patta', 'curry-leaf'],
  ])('%s is %s', (word, id) => {
    expect(findFood(id)?.aliases).toContain(word);
  });

  it('call no other grain bajra: the table has no pearl millet', () => {
    expect(FOODS.filter(({ aliases }) => aliases.some((alias) => alias.includes('bajra')))).toEqual([]);
  });
});

describe('classes of food', () => {
  const classesOf = (id: string) => findFood(id)?.classes ?? [];

  it.each([
    ['ghee', 'milk'],
    ['whey-protein-powder', 'milk'],
    ['almond-milk', 'tree-nut'],
    ['peanut-butter', 'peanut'],
    ['soy-sauce', 'wheat'],
    ['soy-sauce', 'soy'],
    ['vital-wheat-gluten', 'wheat'],
    ['couscous', 'wheat'],
    ['worcestershire', 'fish'],
    ['mayonnaise', 'egg'],
    ['pesto', 'tree-nut'],
    ['pesto', 'milk'],
    ['tahini', 'sesame'],
    ['egg-noodle', 'egg'],
    ['oyster-sauce', 'mollusc'],
    ['celeriac', 'celery'],
    ['parmesan', 'animal-rennet'],
    ['vegetable-broth', 'celery'],
  ])('%s holds %s', (id, expected) => {
    expect(classesOf(id)).toContain(expected);
  });

  it.each([
    ['coconut-milk', 'tree-nut'],
    ['nutmeg', 'tree-nut'],
    ['butternut-squash', 'tree-nut'],
    ['water-chestnut', 'tree-nut'],
    ['buckwheat', 'wheat'],
    ['rice-noodle', 'wheat'],
    ['tortilla-corn', 'wheat'],
    ['aubergine', 'egg'],
    ['peanut-butter', 'milk'],
    ['mushroom-oyster', 'mollusc'],
    ['green-bean', 'legume'],
    ['sweet-potato', 'potato'],
  ])('%s does not hold %s', (id, unexpected) => {
    expect(classesOf(id)).not.toContain(unexpected);
  });

  // Words in a food's own name name a class that the row must carry; a row that lost its flag fails here.
  it.each([
    [
      /\b(milk|yogurt|cheddar|mozzarella|feta|ricotta|butter|cream|kefir|ghee|whey)\b/,
      /coconut|almond|rice milk|soy|peanut|cashew|sunflower|butternut|butter beans|lettuce/,
      'milk',
    ],
    [/\b(almond|cashew|walnut|pecan|hazelnut|pistachio|macadamia|pine nut|brazil nut)s?\b/, /^$/, 'tree-nut'],
    [/\bpeanuts?\b/, /^$/, 'peanut'],
    [/\b(soy|tofu|tempeh|edamame|miso|tamari|soybeans?)\b/, /^$/, 'soy'],
    [
      /\b(wheat|couscous|bulgur|semolina|seitan|naan|bagel|breadcrumbs|spelt)\b/,
      /buckwheat|wheat-free|gluten-free/,
      'wheat',
    ],
    [/\b(oats?)\b/, /^$/, 'oat'],
    [/\b(salmon|tuna|cod|sardines|anchovies|trout|mackerel|herring|haddock|fish)\b/, /^$/, 'fish'],
    [/\b(prawns?|crab|lobster)\b/, /^$/, 'crustacean'],
    [/\b(mussels|clams|oysters?|squid|octopus|scallops)\b/, /oyster mushrooms/, 'mollusc'],
    [/\b(eggs?|mayonnaise)\b/, /^$/, 'egg'],
    [/\b(sesame|tahini|hummus)\b/, /^$/, 'sesame'],
    [/\bmustard\b/, /^$/, 'mustard'],
    [/\bcelery|celeriac\b/, /^$/, 'celery'],
    [/\b(beef|pork|lamb|bacon|ham|chicken|turkey|duck|goat|venison|rabbit)\b/, /goat cheese/, 'meat'],
  ])('names that match %s carry the class %s %s', (words, friends, expected) => {
    const missing = FOODS.filter(({ name }) => words.test(name) && !friends.test(name)).filter(
      ({ classes }) => !classes.includes(expected as (typeof classes)[number]),
    );

    expect(missing.map(({ id }) => id)).toEqual([]);
  });
});
