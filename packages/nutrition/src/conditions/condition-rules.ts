import type { ConditionId, ConditionLimit } from '@platewise/contract/generation/condition-options';
import type { Condition } from '@platewise/contract/generation/condition-schema';
import type { Diet, Goal } from '@platewise/contract/generation/options';
import type { FoodMeasure } from './condition-amounts.ts';
import {
  type FoodChoice,
  NOT_IN_PREGNANCY,
  NOT_WITH_COELIAC,
  NOT_WITH_G6PD,
  NOT_WITH_GOUT,
} from './condition-foods.ts';
import { RICH_IN_FODMAPS } from './fodmap-foods.ts';
import { CROSS_REACTING } from './pollen-foods.ts';

/** A most that is kept, for a day or in each meal: mg of minerals and caffeine, grams of the rest, or a share of the kcal. */
export type ConditionBound = { measure: FoodMeasure; per: 'day' | 'meal' } & (
  | { most: number }
  | { energyShare: number }
);

/** A least that a whole day is to reach where it can; `per2100Kcal` grows with the day. */
export type ConditionAim = { measure: FoodMeasure } & ({ least: number } | { per2100Kcal: number });

/** A published rule: what it takes out, bounds, raises and refuses. */
export type ConditionRule = {
  /** False where nothing can be checked. */
  isAssessed: boolean;
  leavesOut: FoodChoice;
  /** Dishes with soft egg, or pink meat or fish, go as well. */
  onlyDone?: boolean;
  bounds: readonly ConditionBound[];
  aims: readonly ConditionAim[];
  /** Grams by which the carbohydrate of a day's main meals may differ. */
  carbsWithin?: number;
  refusesDiets?: readonly Diet[];
  refusesGoals?: readonly Goal[];
};

const NOTHING: ConditionRule = { isAssessed: true, leavesOut: {}, bounds: [], aims: [] };

const SODIUM_2300 = { measure: 'sodium', per: 'day', most: 2300 } as const;

/** Each rule, by condition; its words are in the texts. */
const RULES: Readonly<Record<ConditionId, ConditionRule>> = {
  // Caffeine: NHS. Carbohydrate and protein: the recommended allowances in pregnancy (IOM 2005, doi 10.17226/10490). Keto and weight
  // loss: no guideline supports either (ACOG Committee Opinion 548; IOM 2009, doi 10.17226/12584).
  pregnancy: {
    ...NOTHING,
    leavesOut: NOT_IN_PREGNANCY,
    onlyDone: true,
    bounds: [{ measure: 'caffeine', per: 'day', most: 200 }],
    aims: [
      { measure: 'carbs', least: 175 },
      { measure: 'protein', least: 71 },
    ],
    refusesDiets: ['keto'],
    refusesGoals: ['weight_loss'],
  },
  // ADA 2024 (doi 10.2337/dc24-S005): no share of macronutrients fits all; who doses insulin by a fixed plan eats like amounts at like
  // times, and sodium stays below 2,300 mg. One carbohydrate choice is 15 g.
  diabetes: { ...NOTHING, bounds: [SODIUM_2300], carbsWithin: 15 },
  // NHLBI 2006, NIH publication 06-4082: daily nutrient goals of the DASH studies, those of minerals and fiber at 2,100 kcal.
  hypertension: {
    ...NOTHING,
    bounds: [SODIUM_2300, { measure: 'saturatedFat', per: 'day', energyShare: 0.06 }],
    aims: [
      { measure: 'potassium', per2100Kcal: 4700 },
      { measure: 'calcium', per2100Kcal: 1250 },
      { measure: 'magnesium', per2100Kcal: 500 },
      { measure: 'fiber', per2100Kcal: 30 },
    ],
  },
  // KDOQI 2020 (doi 10.1053/j.ajkd.2020.05.006).
  kidney: NOTHING,
  // Six ounces of meat, poultry and fish a day, the upper end of what leaflets on gout allow; ACR 2020.
  gout: { ...NOTHING, leavesOut: NOT_WITH_GOUT, bounds: [{ measure: 'flesh', per: 'day', most: 170 }] },
  fodmap: { ...NOTHING, leavesOut: RICH_IN_FODMAPS },
  coeliac: { ...NOTHING, leavesOut: NOT_WITH_COELIAC },
  g6pd: { ...NOTHING, leavesOut: NOT_WITH_G6PD },
  oral_allergy: NOTHING,
  // EFSA 2010: 12 g at once are tolerated by most with no or minor symptoms, 20 to 24 g spread over a day.
  lactose: {
    ...NOTHING,
    bounds: [
      { measure: 'lactose', per: 'meal', most: 12 },
      { measure: 'lactose', per: 'day', most: 24 },
    ],
  },
  histamine: { ...NOTHING, isAssessed: false },
};

const MEASURE_OF: Readonly<Record<ConditionLimit, FoodMeasure>> = {
  potassiumMg: 'potassium',
  phosphorusMg: 'phosphorus',
  proteinGrams: 'protein',
  sodiumMg: 'sodium',
  lactoseGrams: 'lactose',
};

/** The rule of a condition with what the person stated of it: own limits a day, and pollens. */
export function conditionRule({ id, limits = {}, pollens = [] }: Condition): ConditionRule {
  const rule = RULES[id];
  const own = (Object.keys(MEASURE_OF) as ConditionLimit[]).flatMap((name): ConditionBound[] => {
    const most = limits[name];
    return most === undefined ? [] : [{ measure: MEASURE_OF[name], per: 'day', most }];
  });
  const published = rule.bounds.filter(
    ({ measure, per }) => !own.some((one) => one.measure === measure && one.per === per),
  );
  return {
    ...rule,
    bounds: [...published, ...own],
    leavesOut: merged([rule.leavesOut, ...pollens.map((one) => CROSS_REACTING[one])]),
  };
}

function merged(choices: readonly FoodChoice[]): FoodChoice {
  return {
    classes: choices.flatMap(({ classes = [] }) => classes),
    groups: choices.flatMap(({ groups = [] }) => groups),
    foods: choices.flatMap(({ foods = [] }) => foods),
    except: choices.flatMap(({ except = [] }) => except),
  };
}
