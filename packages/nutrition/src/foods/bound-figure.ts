import { texts } from '@platewise/contract/texts';
import { BOUND_TABLES, type BoundedFigure, type TableRule } from './bound-rule.ts';
import { BOUND_RULES } from './bound-rules.ts';
import type { Food, FoodFigures, FoodGroup } from './food.ts';
import { FOODS } from './foods.ts';

/** Figures that the table may lack. */
export type GapFigure = BoundedFigure | 'sodium';

/** What 100 g of a food hold at least and at most, and in a sentence why that is known; null where its row says it. */
export type FigureBound = { low: number; high: number; source: string | null };

const { bounds: words } = texts.foods;

/** Animal food holds no fiber: that is plant cell wall, which no method finds there. */
const ANIMAL_GROUPS: ReadonlySet<FoodGroup> = new Set(['egg', 'meat', 'poultry', 'fish', 'shellfish']);

/** A group of fewer measured foods bounds nothing. */
const GROUP_FOODS_MIN = 5;

/**
 * A figure of 100 g of a food, as the sources order it (decisions 9.5): what its row measured; zero by nature; other rows of the
 * food, another table, or its closest kind; its group; last what its carbohydrate or fat leaves room for.
 */
export function boundFigure(food: Food, figure: GapFigure): FigureBound {
  const found = BOUNDS[figure].get(food);
  if (found) return found;
  const bound = findBound(food, figure);
  BOUNDS[figure].set(food, bound);
  return bound;
}

/** Planning asks for the same foods all the time, and the table does not change. */
const BOUNDS: Record<GapFigure, WeakMap<Food, FigureBound>> = {
  fiber: new WeakMap(),
  sugar: new WeakMap(),
  saturatedFat: new WeakMap(),
  sodium: new WeakMap(),
};

function findBound(food: Food, figure: GapFigure): FigureBound {
  const known = food.per100g[figure];
  if (known !== null) return { low: known, high: known, source: null };
  const most = figure === 'sodium' ? Number.POSITIVE_INFINITY : roomFor(food, figure);
  if (most === 0) return { low: 0, high: 0, source: words.zero };
  const { low, high, source } = boundByRule(food, figure) ?? boundByGroup(food, figure) ?? boundByRoom(most);
  return { low: Math.min(low, most), high: Math.min(high, most), source };
}

/** Fiber and sugar are parts of the carbohydrate, saturated fat of the fat. */
function roomFor({ group, per100g }: Food, figure: BoundedFigure): number {
  const { fat, carbs, fiber, sugar } = per100g;
  if (figure === 'saturatedFat') return fat;
  if (figure === 'fiber') return ANIMAL_GROUPS.has(group) ? 0 : Math.max(0, carbs - (sugar ?? 0));
  return Math.max(0, carbs - (fiber ?? 0));
}

function boundByRule({ id, per100g }: Food, figure: GapFigure): FigureBound | null {
  const rule = BOUND_RULES.find((one) => one.figure === figure && one.foods.includes(id));
  if (!rule) return null;
  const whole = wholeOf(per100g, rule.figure);
  if (rule.from === 'table') return boundByTable(rule, whole);
  const [low, high] = rule.share;
  const rows = rule.rows.join(', ');
  const source = (rule.from === 'row' ? words.row : words.kind)({ what: rule.what, rows, count: rule.rows.length });
  return { low: low * whole, high: high * whole, source };
}

function boundByTable({ what, table, rows }: TableRule, whole: number): FigureBound {
  const shares = rows.map(({ available, fiber, part }) => part / (available + fiber));
  const source = words.table({ what, table: BOUND_TABLES[table], codes: rows.map(({ code }) => code).join(', ') });
  return { low: Math.min(...shares) * whole, high: Math.max(...shares) * whole, source };
}

function boundByGroup({ group, per100g }: Food, figure: GapFigure): FigureBound | null {
  const others = FOODS.filter((food) => food.group === group && food.per100g[figure] !== null);
  const shares = others.flatMap(({ per100g: other }) => {
    const whole = wholeOf(other, figure);
    return whole > 0 ? [(other[figure] ?? 0) / whole] : [];
  });
  if (shares.length < GROUP_FOODS_MIN) return null;
  const whole = wholeOf(per100g, figure);
  const source = words.group({ count: shares.length });
  return { low: Math.min(...shares) * whole, high: Math.max(...shares) * whole, source };
}

function boundByRoom(most: number): FigureBound {
  return { low: 0, high: most, source: words.room };
}

/** What a figure is a share of; sodium is compared by weight. */
function wholeOf({ fat, carbs }: FoodFigures, figure: GapFigure): number {
  if (figure === 'sodium') return 1;
  return figure === 'saturatedFat' ? fat : carbs;
}
