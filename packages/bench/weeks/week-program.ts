import type { Dish } from '@platewise/planner/day/dish';
import { type Figures, NO_FIGURES } from '@platewise/planner/day/figures';
import { partScales } from '@platewise/planner/day/plate/part-scales';
import { ONE_EATER, plateRows } from '@platewise/planner/day/plate/plate-rows';
import { withoutSide } from '@platewise/planner/day/plate/side-dishes';
import { planLimits } from '@platewise/planner/day/scoring/plan-limits';
import { HOLDS, PORTIONS } from '@platewise/planner/week/week-reuse';
import { holdsStaple, SLOT_ROOM, VEGETABLE_GRAMS, vegetableGrams } from '../plans/exact-optimum.ts';
import { type LinearProgram, newProgram, type Term } from './linear-program.ts';
import { addEffort, type Role, type WrittenWeek } from './week-costs.ts';
import type { Choice, WeekForm } from './week-form.ts';

export type WeekProgram = {
  program: LinearProgram;
  /** The planner's effort of the week: what is to be made small. */
  effort: readonly Term[];
  /** Of each choice, the column of each dish of its pool. */
  chosen: readonly (readonly number[])[];
  /** Of each plate of the form: the scale of each part of each dish that it may be, or how much of a pot it is. */
  amounts: PlateAmounts[];
};

/** A scale is its least and what the column adds; of a pot each column stands for one of the planner's portions. */
export type PlateAmounts =
  | { kind: 'made'; scales: readonly (readonly PartScale[])[] }
  | { kind: 'left'; isPortion: readonly number[] };
type PartScale = { least: number; column: number | null };

const FIGURES = Object.keys(NO_FIGURES) as (keyof Figures)[];

/** Columns of the figures of a plate, as shares of the day's kcal, and of its vegetables in shares of what a day needs. */
type PlateColumns = Record<keyof Figures | 'vegetables', number>;
const COUNTED = [...FIGURES, 'vegetables'] as const;

type Writing = WeekProgram & WrittenWeek;
type WrittenPlate = { columns: PlateColumns; amounts: PlateAmounts };

/**
 * A week as a mixed-integer linear program: a dish for each choice, none twice; continuous amounts of its parts on each day on which it
 * is made, within the planner's bounds of parts and plates; plates that are left over in one of the planner's portions; each day within half a percent
 * of its kcal, three points of each macro and its diet's limits, with no main ingredient twice.
 * @param targets 'ignored' leaves amounts and targets out: a smaller program, whose least cost no week can be below
 */
export function weekProgram(form: WeekForm, targets: 'kept' | 'ignored' = 'kept'): WeekProgram {
  const program = newProgram();
  const { roles, chosen } = addChoices(program, form);
  const writing: Writing = { form, program, roles, chosen, amounts: [], effort: [] };
  addVariety(writing);
  if (targets === 'kept') addDays(writing);
  addEffort(writing);
  return writing;
}

/** A dish for each choice, of those that its role picks. */
function addChoices(program: LinearProgram, { choices }: WeekForm): Pick<Writing, 'roles' | 'chosen'> {
  const roles = new Map<string, Role>();
  for (const [choice, { slotKcal, pool, times }] of choices.entries()) {
    const key = [times, slotKcal, ...pool.map(({ recipe }) => recipe.name)].join();
    const role = roles.get(key) ?? { pool, choices: [], times, picked: [] };
    roles.set(key, role);
    role.choices.push(choice);
  }
  const chosen: number[][] = [];
  const newColumns = (pool: readonly Dish[]) => pool.map(() => program.addColumn({ most: 1, isWhole: true }));
  const add = (columns: readonly number[], count: number) =>
    program.addRow(
      columns.map((column) => [1, column]),
      { least: count, most: count },
    );
  for (const role of roles.values()) {
    const { choices: alike, pool } = role;
    role.picked = newColumns(pool);
    add(role.picked, alike.length);
    const [only, ...others] = alike;
    if (only !== undefined && others.length === 0) {
      chosen[only] = role.picked;
      continue;
    }
    for (const choice of alike) {
      const columns = newColumns(pool);
      chosen[choice] = columns;
      add(columns, 1);
    }
    for (const [index, picked] of role.picked.entries()) {
      const ofDish = alike.map((choice): Term => [1, chosen[choice]?.[index] ?? 0]);
      program.addRow([...ofDish, [-1, picked]], { least: 0, most: 0 });
    }
  }
  return { roles: [...roles.values()], chosen };
}

/** Terms of the dishes that are picked, by what they have in common. */
function pickedBy<Key>(roles: readonly Role[], keysOf: (dish: Dish) => Iterable<Key>): Map<Key, Term[]> {
  const terms = new Map<Key, Term[]>();
  for (const { pool, picked } of roles) {
    for (const [index, dish] of pool.entries())
      for (const key of keysOf(dish)) terms.set(key, [...(terms.get(key) ?? []), [1, picked[index] ?? 0]]);
  }
  return terms;
}

/** No dish twice in the week, with whatever side; no main ingredient twice on a day. */
function addVariety({ form: { choices, plates, dates }, roles, program, chosen }: Writing) {
  for (const terms of pickedBy(roles, (dish) => [withoutSide(dish)]).values())
    if (terms.length > 1) program.addRow(terms, { most: 1 });
  for (const day of dates.keys()) {
    const terms = new Map<string, Term[]>();
    for (const choice of new Set(plates.filter((plate) => plate.day === day).map((plate) => plate.choice))) {
      for (const [index, { mainIngredient }] of (choices[choice]?.pool ?? []).entries())
        terms.set(mainIngredient, [...(terms.get(mainIngredient) ?? []), [1, chosen[choice]?.[index] ?? 0]]);
    }
    for (const ofIngredient of terms.values()) if (ofIngredient.length > 1) program.addRow(ofIngredient, { most: 1 });
  }
}

function addDays(writing: Writing) {
  const { form, program, amounts } = writing;
  const cooked = new Map<number, PlateColumns>();
  const byDay = form.dates.map((): { choice: number; columns: PlateColumns }[] => []);
  for (const { day, choice, isLeft } of form.plates) {
    const pot = cooked.get(choice);
    const { columns, amounts: ofPlate } = isLeft && pot ? addLeftover(program, pot) : addMade(writing, choice);
    amounts.push(ofPlate);
    if (!pot) cooked.set(choice, columns);
    byDay[day]?.push({ choice, columns });
  }
  for (const plates of byDay) addTargets(writing, plates);
}

/** The plate of a choice as it is made on one day; returns its figures and amounts. */
function addMade({ form: { task, choices }, program, chosen }: Writing, choice: number): WrittenPlate {
  const { pool, slotKcal } = choices[choice] as Choice;
  const terms = new Map(COUNTED.map((figure): [string, Term[]] => [figure, []]));
  const add = (column: number, counted: Record<string, number>, factor: number) => {
    for (const figure of COUNTED) terms.get(figure)?.push([(counted[figure] ?? 0) * factor, column]);
  };
  const scales = pool.map((dish, index) => {
    const isChosen = chosen[choice]?.[index] ?? 0;
    const commonScale = slotKcal / dish.figures.kcal;
    const range = partScales(commonScale);
    // Spices follow the dish; the others are scaled from the least that they may be.
    const parts = dish.parts.map((part): PartScale => {
      const isFixed = part.part === 'season';
      const counted = { ...part.figures, vegetables: vegetableGrams({ parts: [part] }) };
      for (const figure of FIGURES) counted[figure] /= task.targetKcal;
      counted.vegetables /= VEGETABLE_GRAMS;
      add(isChosen, counted, isFixed ? commonScale : range.min);
      if (isFixed) return { least: commonScale, column: null };
      const column = program.addColumn({ most: range.max - range.min });
      add(column, counted, 1);
      program.addRow(
        [
          [1, column],
          [range.min - range.max, isChosen],
        ],
        { most: 0 },
      );
      return { least: range.min, column };
    });
    const plate = { kcal: slotKcal, isKeto: task.diet === 'keto', eaters: ONE_EATER };
    for (const { coefficients, side } of plateRows(dish, plate, range)) {
      const sign = side === 'above' ? 1 : -1;
      const atLeast = coefficients.reduce((sum, one, part) => sum + one * (parts[part]?.least ?? 0), 0);
      const more = coefficients.flatMap((one, part): Term[] => {
        const column = parts[part]?.column ?? null;
        return column === null ? [] : [[sign * one, column]];
      });
      program.addRow([...more, [sign * (atLeast - 1), isChosen]], { most: 0 });
    }
    return parts;
  });
  const share = slotKcal / task.targetKcal;
  const bounds = { least: share * (1 - SLOT_ROOM), most: share * (1 + SLOT_ROOM) };
  const columns = columnsOf((figure) => {
    const column = program.addColumn(figure === 'kcal' ? bounds : {});
    program.addRow([...(terms.get(figure) ?? []), [-1, column]], { least: 0, most: 0 });
    return column;
  });
  return { columns, amounts: { kind: 'made', scales } };
}

/** A plate of what was cooked earlier: its figures are those of the pot, times one of the portions. */
function addLeftover(program: LinearProgram, pot: PlateColumns): WrittenPlate {
  const isPortion = PORTIONS.map(() => program.addColumn({ most: 1, isWhole: true }));
  program.addRow(
    isPortion.map((column) => [1, column]),
    { least: 1, most: 1 },
  );
  const columns = columnsOf((figure) => {
    const parts = PORTIONS.map(() => program.addColumn());
    const column = program.addColumn();
    program.addRow([...parts.map((part): Term => [1, part]), [-1, pot[figure]]], { least: 0, most: 0 });
    program.addRow([...parts.map((part, index): Term => [PORTIONS[index] ?? 1, part]), [-1, column]], {
      least: 0,
      most: 0,
    });
    for (const [index, part] of parts.entries())
      program.addRow(
        [
          [1, part],
          [-MOST[figure], isPortion[index] ?? 0],
        ],
        { most: 0 },
      );
    return column;
  });
  return { columns, amounts: { kind: 'left', isPortion } };
}

/** No plate has more than this of what is counted, for each kcal of the day: a gram of each is 4 kcal or more. */
const MOST: Record<keyof PlateColumns, number> = {
  kcal: 1,
  protein: 0.3,
  fat: 0.15,
  carbs: 0.3,
  netCarbs: 0.3,
  vegetables: 8,
};

function columnsOf(columnOf: (figure: keyof PlateColumns) => number): PlateColumns {
  return Object.fromEntries(COUNTED.map((figure) => [figure, columnOf(figure)])) as PlateColumns;
}

/** kcal and macros of a day as near to its targets as a week has to be, and what its diet asks for. */
function addTargets(
  { form: { task, choices }, program, chosen }: Writing,
  plates: readonly { choice: number; columns: PlateColumns }[],
) {
  const day = (figure: keyof PlateColumns, factor: number) =>
    plates.map(({ columns }): Term => [factor, columns[figure]]);
  program.addRow(day('kcal', 1), { least: 1 - HOLDS.kcal, most: 1 + HOLDS.kcal });
  for (const [macro, kcalPerGram] of [
    ['protein', 4],
    ['carbs', 4],
    ['fat', 9],
  ] as const) {
    const ofEnergy = (share: number) => [
      ...day(macro, kcalPerGram),
      ...day('protein', -4 * share),
      ...day('carbs', -4 * share),
      ...day('fat', -9 * share),
    ];
    program.addRow(ofEnergy(task.shares[macro] - HOLDS.macro), { least: 0 });
    program.addRow(ofEnergy(task.shares[macro] + HOLDS.macro), { most: 0 });
  }
  for (const { coefficients, constant, scope } of planLimits(task)) {
    const most = -constant / task.targetKcal;
    if (scope === 'plan')
      program.addRow(
        FIGURES.flatMap((figure) => day(figure, coefficients[figure])),
        { most },
      );
    else
      for (const { columns } of plates)
        program.addRow(
          FIGURES.map((figure): Term => [coefficients[figure], columns[figure]]),
          { most },
        );
  }
  if (task.diet !== 'mediterranean') return;
  program.addRow(day('vegetables', 1), { least: 1 });
  const staples = plates.flatMap(({ choice }) =>
    (choices[choice]?.pool ?? []).flatMap((dish, index): Term[] =>
      holdsStaple(dish) ? [[1, chosen[choice]?.[index] ?? 0]] : [],
    ),
  );
  program.addRow(staples, { least: Math.floor(plates.length / 2) });
}
