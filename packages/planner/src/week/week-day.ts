import type { GenerationRequest } from '@platewise/contract/generation/generation-schema';
import type { CookingTime, MealType } from '@platewise/contract/generation/options';
import { texts } from '@platewise/contract/texts';
import { numberWords } from '@platewise/domain/number-words';
import { ANY_DISH, type SlotChange } from '../change/slot-change.ts';
import { readConditions } from '../conditions/read-conditions.ts';
import { conditionRefusal } from '../conditions/refuse-conditions.ts';
import { wishedLimits } from '../conditions/wished-limits.ts';
import { fixedMealOf } from '../day/fixed-meal.ts';
import type { DaySlot } from '../day/plan-day.ts';
import { planMeals } from '../day/plan-meals.ts';
import { explainKept } from '../explain/explain-refusal.ts';
import { type Slot, shareOut, singleSlotShare } from '../request/meal-slots.ts';
import { type PlanningTask, readRequest } from '../request/read-request.ts';

/** One meal of a day: any dish unless `change` says otherwise. */
export type WeekSlot = { mealType: MealType; change?: SlotChange };

export type WeekDay = {
  /** 'YYYY-MM-DD'. */
  date: string;
  /** kcal of the whole day; without it the request's. */
  calorieTarget?: number;
  /** How long the meals of the day may take; without it the request's. */
  cookingTime?: CookingTime;
  /** The meals that are planned or kept, in their order; without it all that the request's number of meals stands for. */
  slots?: readonly WeekSlot[];
  /** kcal of these meals together, where it is known what the rest of the day comes to; without it their shares of the day. */
  slotsKcal?: number;
};

/** A day in the planner's terms, ready for `planDay`. */
export type WeekDayTask = { task: PlanningTask; slots: DaySlot[] };

/** With it, the request for that day as if no other were planned. */
export type ReadWeekDay = WeekDayTask & { alone: GenerationRequest };

/**
 * Reads a day of a week, or says why its meals cannot hold its target. A day that leaves meals out (they are eaten
 * elsewhere) aims at the shares of those it has; daily limits are scaled with them. Kept meals count with all their
 * servings, and what they leave is shared out among the others.
 */
export function readWeekDay(request: GenerationRequest, day: WeekDay): ReadWeekDay | string {
  // Which meals a day has is stated by its slots.
  const { slot: _, ...all } = request;
  const asked = { ...all, cookingTime: day.cookingTime ?? all.cookingTime };
  const wholeKcal = day.calorieTarget ?? request.calorieTarget;
  const ofWhole = { ...asked, calorieTarget: wholeKcal };
  const refusal = conditionRefusal(ofWhole);
  if (refusal !== null) return refusal;
  const whole = readRequest(ofWhole);
  if (!whole.slots) return reasonAlone(ofWhole);
  const wanted = day.slots ?? whole.slots;
  const shares = sharesOf(wanted, whole.slots, wholeKcal);
  const targetKcal = Math.round(day.slotsKcal ?? Math.min(wholeKcal, kcalOf(shares)));
  const sized = slotsOf(wanted, shares);
  const dayShare = targetKcal / wholeKcal;
  const task: PlanningTask = {
    ...whole,
    mealCount: sized.length,
    slots: sized,
    targetKcal,
    dayShare,
    conditions: readConditions(request.conditions, { targetKcal, dayShare }),
    ...wishedLimits(whole.wishes, dayShare),
  };
  const slots = withSizes(sized, targetKcal);
  const alone = { ...ofWhole, calorieTarget: targetKcal, mealCount: sized.length };
  return slots ? { task: { ...task, slots }, slots, alone } : tooSmall(task, sized);
}

/** Why such a day cannot be planned whatever stands on others, and what would make it possible. */
export function reasonAlone(request: GenerationRequest): string {
  const outcome = planMeals(request, { seed: 0, avoid: [] });
  return outcome.ok ? '' : outcome.reason;
}

/** The part of the whole day that each meal stands for; one that such a day does not have counts as if planned alone. */
function sharesOf(wanted: readonly WeekSlot[], whole: readonly Slot[], wholeKcal: number): Slot[] {
  const left = [...whole];
  return wanted.map(({ mealType }) => {
    const place = left.findIndex((slot) => slot.mealType === mealType);
    const [own] = place < 0 ? [] : left.splice(place, 1);
    return { mealType, kcal: own?.kcal ?? singleSlotShare(mealType) * wholeKcal };
  });
}

function slotsOf(wanted: readonly WeekSlot[], shares: readonly Slot[]): DaySlot[] {
  return shares.map(({ mealType, kcal }, index): DaySlot => {
    const change = wanted[index]?.change ?? ANY_DISH;
    if (change.kind !== 'fixed') return { mealType, kcal, change };
    return { mealType: change.meal.mealType, kcal: fixedMealOf(change.meal).figures.kcal, change };
  });
}

/** What the kept meals leave, shared out among the others; null where they cannot hold it. */
export function withSizes(all: readonly DaySlot[], targetKcal: number): DaySlot[] | null {
  const open = all.filter(({ change }) => change.kind !== 'fixed');
  if (open.length === 0) return [...all];
  const kept = kcalOf(all.filter(({ change }) => change.kind === 'fixed'));
  const sizes = shareOut(open, targetKcal - kept)?.values();
  if (!sizes) return null;
  return all.map((slot) => (slot.change.kind === 'fixed' ? slot : { ...slot, ...sizes.next().value }));
}

function tooSmall(task: PlanningTask, slots: readonly DaySlot[]): string {
  const { mealsCannotHold, wayOut } = texts.week;
  if (slots.some(({ change }) => change.kind === 'fixed')) return `${explainKept(task, slots)} ${wayOut.kept}`;
  return `${mealsCannotHold({ kcal: numberWords(task.targetKcal), count: slots.length })} ${wayOut.fewerMeals}`;
}

function kcalOf(slots: readonly Slot[]): number {
  return slots.reduce((sum, { kcal }) => sum + kcal, 0);
}
