import { readCaffeine } from './nutrients/read-caffeine.ts';
import { readNutrients } from './nutrients/read-nutrients.ts';
import { readReferences } from './nutrients/read-references.ts';
import { readRetention, readRetentionKinds } from './nutrients/read-retention.ts';
import { printIds, printModule } from './print-module.ts';
import { type Problem, problemText, type Read } from './problem.ts';
import { readBounds } from './read-bounds.ts';
import { readEverydayFoods } from './read-everyday-foods.ts';
import { readFileOrder } from './read-file-order.ts';
import { readFoods } from './read-foods.ts';
import { readKeptPacks } from './read-kept-packs.ts';
import { readPriceTables } from './read-price-tables.ts';
import { readPricedFoods, readPrices } from './read-prices.ts';
import { readRecipes } from './read-recipes.ts';
import { readShopPacks } from './read-shop-packs.ts';
import { readSubstitutions } from './read-substitutions.ts';
import { readUsdaFoods } from './read-usda-foods.ts';

/** Modules by their file in src/compiled, and what is wrong in the data; with problems the modules are not to be used. */
export type Compiled = { modules: ReadonlyMap<string, string>; problems: string[] };

/**
 * Checks the data files and prints the modules that hold them.
 * @param data the text of each file of data/, by its path there
 */
export function compileData(data: ReadonlyMap<string, string>): Compiled {
  const problems: Problem[] = [];
  const take = <T>(read: Read<T>): T[] => {
    problems.push(...read.problems);
    return read.rows.map(({ value }) => value);
  };
  const order = readFileOrder(data);
  problems.push(...order.problems);
  const foods = take(readFoods(order.foods));
  const ids = new Set(foods.map(({ id }) => id));
  const recipes = take(readRecipes(order.recipes, ids));
  const packs = take(readShopPacks(data, ids));
  const keptPacks = take(readKeptPacks(data, ids, new Set(packs.map(([food]) => food))));
  const prices = take(readPrices(data));
  const tablePrices = take(readPriceTables(data));
  const priced = take(readPricedFoods(data, ids, [...prices, ...tablePrices]));
  const bounds = take(readBounds(data, ids));
  const substitutions = take(readSubstitutions(data, ids));
  const nutrients = take(readNutrients(data, foods));
  const retentionKinds = take(readRetentionKinds(data, ids));
  const retention = take(readRetention(data, retentionKinds));
  const [dri, icmr] = [take(readReferences(data, 'dri')), take(readReferences(data, 'icmr'))];
  const usdaFoods = take(readUsdaFoods(data));
  const everydayFoods = take(readEverydayFoods(data, ids, usdaFoods));
  const caffeine = take(readCaffeine(data));
  const modules = new Map([
    ['food-ids.ts', printIds('data/foods', 'FoodId', [...ids])],
    ['foods.ts', printModule('data/foods', { FOODS_JSON: foods })],
    ['recipes.ts', printModule('data/recipes', { RECIPES_JSON: recipes })],
    ['shop-packs.ts', printModule('data/shop-packs.csv', { SHOP_PACKS_JSON: packs })],
    ['kept-packs.ts', printModule('data/kept-packs.csv', { KEPT_PACKS_JSON: keptPacks })],
    [
      'prices.ts',
      printModule('data/prices.csv, data/price-tables and data/priced-foods.csv', {
        PRICES_JSON: prices,
        TABLE_PRICES_JSON: tablePrices,
        PRICED_FOODS_JSON: priced,
      }),
    ],
    ['substitutions.ts', printModule('data/substitutions.csv', { SUBSTITUTIONS_JSON: substitutions })],
    ['bounds.ts', printModule('data/bounds-by-rows.csv and data/bounds-by-tables.csv', { BOUNDS_JSON: bounds })],
    ['nutrients.ts', printModule('data/nutrients', { NUTRIENTS_JSON: nutrients })],
    [
      'retention.ts',
      printModule('data/nutrients', { RETENTION_JSON: retention, RETENTION_KINDS_JSON: retentionKinds }),
    ],
    ['reference-intakes.ts', printModule('data/nutrients', { REFERENCES_DRI_JSON: dri, REFERENCES_ICMR_JSON: icmr })],
    ['usda-foods.ts', printModule('data/usda-foods.csv', { USDA_FOODS_JSON: usdaFoods })],
    ['usda-caffeine.ts', printModule('data/nutrients/usda-caffeine.csv', { USDA_CAFFEINE_JSON: caffeine })],
    ['everyday-foods.ts', printModule('data/everyday-foods.csv', { EVERYDAY_FOODS_JSON: everydayFoods })],
  ]);
  return { modules, problems: problems.map(problemText) };
}
