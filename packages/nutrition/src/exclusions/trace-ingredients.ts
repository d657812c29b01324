import type { Trace, TraceFigures } from '@platewise/contract/generation/trace-schema';
import type { NutritionRange } from '@platewise/contract/meals/meal-schema';
import { texts } from '@platewise/contract/texts';
import { tenth } from '@platewise/domain/rounding';
import { boundFigure } from '../foods/bound-figure.ts';
import type { Food } from '../foods/food.ts';
import { findFood } from '../foods/foods.ts';
import { householdMeasure } from '../foods/household-measure.ts';
import { sourceText } from '../foods/source-text.ts';
import { mealFigures, type Portion, roundFigures } from '../recipes/meal-nutrition.ts';

/**
 * Reports each ingredient what is cited for it, what its grams bring, and its share of every total. The totals are those
 * of the ingredients that the table knows; a figure that a source lacks has bounds, and why they hold.
 */
export function traceIngredients(items: readonly { food: string; grams: number }[]): Trace {
  const portions = items.map(({ food, grams }) => ({ food: findFood(food), grams }));
  const known = portions.flatMap(({ food, grams }) => (food ? [{ food, grams }] : []));
  const { figures: total, range: totalRange } = figuresOf(known);
  return {
    ingredients: items.map((item, index) => {
      const food = portions[index]?.food;
      return food ? traced(food, item.grams, total) : unknown(item);
    }),
    total,
    ...(totalRange && { totalRange }),
  };
}

function traced(food: Food, grams: number, total: TraceFigures): Trace['ingredients'][number] {
  const { figures, range } = figuresOf([{ food, grams }]);
  const bounds = boundsOf(food);
  return {
    food: food.id,
    name: food.name,
    grams,
    measure: householdMeasure(food, grams),
    fdcId: food.fdcId,
    source: sourceText(food) ?? texts.foods.row({ fdcId: food.fdcId ?? '' }),
    per100g: figuresOf([{ food, grams: 100 }]).figures,
    figures,
    ...(range && { range }),
    ...(bounds.length > 0 && { bounds }),
    shares: sharesOf(figures, total),
  };
}

function unknown({ food, grams }: { food: string; grams: number }): Trace['ingredients'][number] {
  const nothing = { measure: null, fdcId: null, per100g: null, figures: null, shares: null };
  return { food, name: food, grams, source: texts.foods.unknown, ...nothing };
}

function figuresOf(portions: readonly Portion[]): { figures: TraceFigures; range: NutritionRange | undefined } {
  const { calories, macros, nutrition, nutritionRange } = roundFigures(mealFigures(portions));
  return { figures: { calories, ...macros, ...nutrition }, range: nutritionRange };
}

/** Why figures are known that the food's source lacks. */
function boundsOf(food: Food): NonNullable<Trace['ingredients'][number]['bounds']> {
  return (['fiber', 'sugar', 'saturatedFat', 'sodium'] as const).flatMap((figure) => {
    const { low, high, source } = boundFigure(food, figure);
    return source === null ? [] : [{ figure, low: tenth(low), high: tenth(high), source }];
  });
}

function sharesOf(figures: TraceFigures, total: TraceFigures): TraceFigures {
  const of = (part: number, whole: number) => (whole === 0 ? 0 : tenth((100 * part) / whole));
  const ofKnown = (part: number | null, whole: number | null) =>
    part === null || whole === null ? null : of(part, whole);
  return {
    calories: of(figures.calories, total.calories),
    protein: of(figures.protein, total.protein),
    fat: of(figures.fat, total.fat),
    carbs: of(figures.carbs, total.carbs),
    fiber: ofKnown(figures.fiber, total.fiber),
    sugar: ofKnown(figures.sugar, total.sugar),
    saturatedFat: ofKnown(figures.saturatedFat, total.saturatedFat),
    sodium: ofKnown(figures.sodium, total.sodium),
  };
}
