import type { MealType } from '@platewise/contract/generation/options';

/** One meal of the day that is to be planned, and the kcal it aims at. */
export type Slot = { mealType: MealType; kcal: number };

/** Slots by number of meals, with their shares of the day (decisions 6). */
const DAYS: Record<number, readonly (readonly [MealType, number])[]> = {
  1: [['dinner', 1]],
  2: [
    ['lunch', 0.4],
    ['dinner', 0.6],
  ],
  3: [
    ['breakfast', 0.28],
    ['lunch', 0.36],
    ['dinner', 0.36],
  ],
  4: [
    ['breakfast', 0.25],
    ['lunch', 0.325],
    ['dinner', 0.325],
    ['snack', 0.1],
  ],
  5: [
    ['breakfast', 0.22],
    ['lunch', 0.29],
    ['dinner', 0.29],
    ['snack', 0.1],
    ['snack', 0.1],
  ],
};

/** Shares of a whole day, for one meal that is planned alone (the three-meal day, and a snack's tenth). */
const SINGLE_SHARES: Record<MealType, number> = { breakfast: 0.28, lunch: 0.36, dinner: 0.36, snack: 0.1 };

/** kcal that one meal can hold; wider than what is promised (250-1,500, snacks 80-600, decisions 1). */
export const MEAL_KCAL = { main: { min: 200, max: 2000 }, snack: { min: 60, max: 800 } } as const;

const MEAL_COUNTS = [1, 2, 3, 4, 5] as const;

/**
 * The slots of a day of that many meals. Where a share falls outside what one meal can hold, it is moved to the bound
 * and the other meals take the difference; null when even that cannot hold the target.
 */
export function daySlots(mealCount: number, targetKcal: number): Slot[] | null {
  const day = DAYS[mealCount] ?? [];
  return shareOut(
    day.map(([mealType, share]) => ({ mealType, kcal: share })),
    targetKcal,
  );
}

/**
 * Slots that hold `kcal` together, in the proportions of the slots given, each within what one meal can hold; null when
 * they cannot.
 */
export function shareOut(slots: readonly Slot[], kcal: number): Slot[] | null {
  const bounds = slots.map(({ mealType }) => boundsOf(mealType));
  const smallest = sum(bounds.map(({ min }) => min));
  const largest = sum(bounds.map(({ max }) => max));
  if (kcal < smallest || kcal > largest) return null;
  const whole = sum(slots.map((slot) => slot.kcal));
  const kcals = slots.map((slot) => (slot.kcal / whole) * kcal);
  // Moving one meal to its bound can push another over its own: at most one round for each meal.
  for (let round = 0; round < slots.length; round++) clampAndShare(kcals, bounds, kcal);
  return slots.map(({ mealType }, index) => ({ mealType, kcal: kcals[index] ?? 0 }));
}

/** How large a meal is to be: so many times its usual size, or of so many kcal. */
export type MealSize = { mealType: MealType; factor: number } | { mealType: MealType; kcal: number };

/**
 * Slots in which some meals have the size that is asked for and the others share the rest; the slots as they were where that
 * cannot be. The day holds the same kcal.
 */
export function withSizedMeals(slots: readonly Slot[], sizes: readonly MealSize[]): Slot[] {
  const whole = sum(slots.map(({ kcal }) => kcal));
  const sized = slots.map((slot) => {
    const size = sizes.find(({ mealType }) => mealType === slot.mealType);
    if (!size) return { slot, isSized: false };
    const { min, max } = boundsOf(slot.mealType);
    const kcal = 'kcal' in size ? size.kcal : slot.kcal * size.factor;
    return { slot: { ...slot, kcal: Math.min(max, Math.max(min, kcal)) }, isSized: true };
  });
  const rest = sized.filter(({ isSized }) => !isSized).map(({ slot }) => slot);
  const left = whole - sum(sized.filter(({ isSized }) => isSized).map(({ slot }) => slot.kcal));
  if (rest.length === 0)
    return (
      shareOut(
        sized.map(({ slot }) => slot),
        whole,
      ) ?? [...slots]
    );
  const shared = shareOut(rest, left)?.values();
  if (!shared) return [...slots];
  return sized.map(({ slot, isSized }) => (isSized ? slot : (shared.next().value ?? slot)));
}

/** The numbers of meals that a target fits into. */
export function possibleMealCounts(targetKcal: number): number[] {
  return MEAL_COUNTS.filter((count) => daySlots(count, targetKcal) !== null);
}

/** The share of a whole day that one meal planned alone stands for; daily limits are scaled by it. */
export function singleSlotShare(mealType: MealType): number {
  return SINGLE_SHARES[mealType];
}

/** The kcal that one meal planned alone can hold; a small one of any name is filled with a snack. */
export function slotKcalBounds(mealType: MealType | undefined): { min: number; max: number } {
  return { min: MEAL_KCAL.snack.min, max: mealType === 'snack' ? MEAL_KCAL.snack.max : MEAL_KCAL.main.max };
}

function boundsOf(mealType: MealType) {
  return mealType === 'snack' ? MEAL_KCAL.snack : MEAL_KCAL.main;
}

function clampAndShare(kcals: number[], bounds: readonly { min: number; max: number }[], targetKcal: number) {
  for (const [index, { min, max }] of bounds.entries()) kcals[index] = Math.min(max, Math.max(min, kcals[index] ?? 0));
  const missing = targetKcal - sum(kcals);
  const room = bounds.map(({ min, max }, index) =>
    missing > 0 ? max - (kcals[index] ?? 0) : (kcals[index] ?? 0) - min,
  );
  const allRoom = sum(room);
  if (allRoom === 0) return;
  for (const index of kcals.keys()) kcals[index] = (kcals[index] ?? 0) + (missing * (room[index] ?? 0)) / allRoom;
}

function sum(numbers: readonly number[]): number {
  return numbers.reduce((total, number) => total + number, 0);
}
