import { boundsGrowth } from '@platewise/nutrition/recipes/plate-bounds';
import { addFigures, addTo, type Figures, NO_FIGURES } from '../day/figures.ts';
import { excess, type LinearLimit } from '../day/scoring/plan-limits.ts';
import type { PlanningTask } from '../request/read-request.ts';

/** A pot that is cooked once: its raw weight in whole grams, the figures of all of it, and how many plates it fills at least. */
export type Pot = { grams: number; figures: Figures; load?: number };

/** What one person aims at: their day, their limits, and the kcal that each pot should bring them. */
export type Share = { task: PlanningTask; limits: readonly LinearLimit[]; slotKcals: readonly number[] };

/** How far a portion may move from the size of its slot: beyond it a lunch is no lunch. */
const PORTION_SCALE = { min: 0.6, max: 1.6 } as const;

/** As in rounding: kcal above all, then macros; portions lean towards the sizes of their slots, limits are kept. */
const WEIGHT = { kcal: 100, slot: 0.08, limit: 1000, plate: 1 } as const;

/** Plates are kept from a little inside their bounds. */
const PLATE_FILLED = 0.98;

/** Limits are kept from a little inside. */
const LIMIT_MARGIN = 0.001;

/** Parts of a slot that are exchanged between two people at a time, and grams that then move for the last kcal. */
const EXCHANGED_PARTS = [0.16, 0.04, 0.01];
const MOVED_GRAMS = [16, 4, 1];
const ROUNDS_MAX = 60;

/**
 * Shares every pot out among the people, in whole grams that add up to it: each person's kcal are met, and what they aim
 * at in macros as nearly as the dishes allow, by more of one pot and less of another.
 * @returns grams by person and pot
 */
export function sharePots(pots: readonly Pot[], shares: readonly Share[]): number[][] {
  const grams = firstGrams(pots, shares);
  const costs = grams.map((row, eater) => costOf(pots, shares[eater] as Share, row));
  const day: Day = { pots, shares, grams, costs };
  for (const part of EXCHANGED_PARTS) repeat(() => exchange(day, part));
  for (const step of MOVED_GRAMS) repeat(() => move(day, step));
  return grams;
}

/** The figures of one person's grams of each pot together. */
export function figuresOfShare(pots: readonly Pot[], row: readonly number[]): Figures {
  return pots.reduce((sum, { figures, grams }, pot) => addFigures(sum, figures, (row[pot] ?? 0) / grams), NO_FIGURES);
}

type Day = { pots: readonly Pot[]; shares: readonly Share[]; grams: number[][]; costs: number[] };

/** By the sizes of the slots; what rounding down leaves goes, gram by gram, to those who lack most of one. */
function firstGrams(pots: readonly Pot[], shares: readonly Share[]): number[][] {
  const grams = shares.map(() => pots.map(() => 0));
  for (const [pot, { grams: whole }] of pots.entries()) {
    const kcal = shares.reduce((sum, { slotKcals }) => sum + (slotKcals[pot] ?? 0), 0);
    const wanted = shares.map(({ slotKcals }) => (whole * (slotKcals[pot] ?? 0)) / kcal);
    const floors = wanted.map(Math.floor);
    const left = whole - floors.reduce((sum, one) => sum + one, 0);
    const byRest = wanted.map((one, eater) => ({ eater, rest: one % 1 })).sort((a, b) => b.rest - a.rest);
    const extra = new Set(byRest.slice(0, left).map(({ eater }) => eater));
    for (const [eater, row] of grams.entries()) row[pot] = (floors[eater] ?? 0) + (extra.has(eater) ? 1 : 0);
  }
  return grams;
}

function repeat(step: () => boolean) {
  for (let round = 0; round < ROUNDS_MAX && step(); round++);
}

/** Two people exchange kcal of two pots, the two who gain most by it; false where nobody does. */
function exchange(day: Day, part: number): boolean {
  return takeBest(
    day,
    pairs(day.shares.length).flatMap(([a, b]) =>
      day.pots.flatMap((pot, given) =>
        day.pots.flatMap((other, taken): Transfer[] => {
          if (given === taken) return [];
          const kcal = part * Math.min(sizeOf(day, a, given), sizeOf(day, b, taken));
          return [
            {
              a,
              b,
              given,
              grams: Math.round((kcal * pot.grams) / pot.figures.kcal),
              taken,
              back: Math.round((kcal * other.grams) / other.figures.kcal),
            },
          ];
        }),
      ),
    ),
  );
}

/** One person hands grams of one pot to another, where both gain most by it; false where nobody does. */
function move(day: Day, step: number): boolean {
  return takeBest(
    day,
    pairs(day.shares.length).flatMap(([a, b]) =>
      day.pots.flatMap((_, given): Transfer[] => [
        { a, b, given, grams: step, taken: given, back: 0 },
        { a: b, b: a, given, grams: step, taken: given, back: 0 },
      ]),
    ),
  );
}

/** From `a` to `b`: grams of one pot, and others of another pot back. */
type Transfer = { a: number; b: number; given: number; grams: number; taken: number; back: number };

function takeBest(day: Day, transfers: readonly Transfer[]): boolean {
  let best: { transfer: Transfer; gain: number } | null = null;
  for (const transfer of transfers) {
    const gain = gainOf(day, transfer);
    if (gain > (best?.gain ?? 1e-9)) best = { transfer, gain };
  }
  if (!best) return false;
  const { a, b } = best.transfer;
  for (const eater of [a, b]) {
    const row = day.grams[eater] as number[];
    apply(row, best.transfer, eater === a ? 1 : -1);
    day.costs[eater] = costOf(day.pots, day.shares[eater] as Share, row);
  }
  return true;
}

function gainOf(day: Day, transfer: Transfer): number {
  const { a, b } = transfer;
  if (transfer.grams === 0) return 0;
  let gain = 0;
  for (const eater of [a, b]) {
    // Thousands are tried for one day: the row is changed and changed back.
    const row = day.grams[eater] as number[];
    apply(row, transfer, eater === a ? 1 : -1);
    const isPossible = isWithin(day, eater, row);
    if (isPossible) gain += (day.costs[eater] ?? 0) - costOf(day.pots, day.shares[eater] as Share, row);
    apply(row, transfer, eater === a ? -1 : 1);
    if (!isPossible) return 0;
  }
  return gain;
}

/** What a transfer makes of the row of who gives, or, with -1, of who takes. */
function apply(row: number[], { given, grams, taken, back }: Transfer, sign: 1 | -1) {
  row[given] = (row[given] ?? 0) - sign * grams;
  row[taken] = (row[taken] ?? 0) + sign * back;
}

function isWithin(day: Day, eater: number, row: readonly number[]): boolean {
  return day.pots.every(({ grams, figures }, pot) => {
    const kcal = ((row[pot] ?? 0) * figures.kcal) / grams;
    const size = sizeOf(day, eater, pot);
    return (row[pot] ?? 0) >= 1 && kcal >= PORTION_SCALE.min * size && kcal <= PORTION_SCALE.max * size;
  });
}

function sizeOf({ shares }: Day, eater: number, pot: number): number {
  return shares[eater]?.slotKcals[pot] ?? 0;
}

function pairs(count: number): [number, number][] {
  return Array.from({ length: count }, (_, a) => a).flatMap((a) =>
    Array.from({ length: count - a - 1 }, (_, index): [number, number] => [a, a + 1 + index]),
  );
}

function costOf(pots: readonly Pot[], { task, limits, slotKcals }: Share, row: readonly number[]): number {
  const { targetKcal, shares } = task;
  const total = { ...NO_FIGURES };
  let cost = 0;
  for (let index = 0; index < pots.length; index++) {
    const { figures, grams, load = 0 } = pots[index] as Pot;
    const factor = (row[index] ?? 0) / grams;
    addTo(total, figures, factor);
    cost += WEIGHT.slot * square((figures.kcal * factor - (slotKcals[index] ?? 0)) / targetKcal);
    cost += WEIGHT.plate * square(Math.max(0, (load * factor) / boundsGrowth(figures.kcal * factor) - PLATE_FILLED));
  }
  for (const { figures } of task.fixed) addTo(total, figures, 1);
  const energy = 4 * total.protein + 4 * total.carbs + 9 * total.fat;
  cost +=
    WEIGHT.kcal * square((total.kcal - targetKcal) / targetKcal) +
    square((4 * total.protein) / energy - shares.protein) +
    square((4 * total.carbs) / energy - shares.carbs) +
    square((9 * total.fat) / energy - shares.fat);
  for (const limit of limits) {
    if (limit.scope === 'plan')
      cost += WEIGHT.limit * square(Math.max(0, excess(limit, total) / targetKcal + LIMIT_MARGIN));
  }
  return cost;
}

function square(value: number): number {
  return value * value;
}
