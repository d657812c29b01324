import type { CostEffect, CostSum, Effect } from '@platewise/contract/plans/plan-change-schema';
import { cents, tenth } from '@platewise/domain/rounding';
import { costClaim } from '@platewise/domain/shopping/cost-claim';
import { costOf } from '@platewise/nutrition/prices/food-cost';
import { shownTotals } from '@platewise/planner/certificate/shown-totals';
import { portionsOf } from '@platewise/planner/day/fixed-meal';
import type { PlannedMeal } from '@platewise/planner/day/plan-outcome';

/** What changed meals do to the whole day: energy, macros, minutes and cost, more above zero. */
export function effectOnDay(before: readonly PlannedMeal[], after: readonly PlannedMeal[]): Effect {
  const [was, becomes] = [dayOf(before), dayOf(after)];
  return {
    calories: becomes.calories - was.calories,
    macros: {
      protein: tenth(becomes.protein - was.protein),
      fat: tenth(becomes.fat - was.fat),
      carbs: tenth(becomes.carbs - was.carbs),
    },
    minutes: becomes.minutes - was.minutes,
    cost: { inr: costEffect(was.cost.inr, becomes.cost.inr), usd: costEffect(was.cost.usd, becomes.cost.usd) },
  };
}

function dayOf(meals: readonly PlannedMeal[]) {
  const { calories, macros } = shownTotals(meals);
  return {
    calories,
    ...macros,
    minutes: meals.reduce((total, { prepTime, cookTime }) => total + prepTime + cookTime, 0),
    cost: dayCost(meals),
  };
}

type DayCost = { published: CostSum; estimated: CostSum };

function dayCost(meals: readonly PlannedMeal[]): { inr: DayCost; usd: DayCost } {
  const portions = meals.flatMap((meal) =>
    portionsOf(meal).map(({ food, grams }) => ({ food, grams: grams * meal.servings })),
  );
  const [published, estimated] = [costOf(portions), costOf(portions, { withEstimates: true })];
  return {
    inr: { published: published.inr, estimated: estimated.inr },
    usd: { published: published.usd, estimated: estimated.usd },
  };
}

/** Of sums of which too much has no price, the difference says nothing; with estimates in it, it is marked as one. */
function costEffect(was: DayCost, becomes: DayCost): CostEffect {
  const { unknown } = becomes.published;
  const differenceOf = (kind: keyof DayCost) => {
    const isKnown = [was, becomes].every((day) => costClaim(day[kind]) === 'about');
    return isKnown ? cents(becomes[kind].amount - was[kind].amount) : null;
  };
  const published = differenceOf('published');
  if (published !== null) return { amount: published, isEstimate: false, unknown };
  const estimated = differenceOf('estimated');
  return { amount: estimated, isEstimate: estimated !== null, unknown };
}
