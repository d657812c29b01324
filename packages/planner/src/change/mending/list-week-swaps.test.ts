import { generationRequestSchema } from '@platewise/contract/generation/generation-schema';
import type { ReferenceChoice } from '@platewise/contract/meals/nutrient-report-schema';
import { describe, expect, it } from 'vitest';
import { checkPlan } from '../../testing/check-plan.ts';
import { planWeek } from '../../week/plan-week.ts';
import { heldByDay } from './day-marks.ts';
import { listWeekSwaps, type MendableDay } from './list-week-swaps.ts';

const WOMAN: ReferenceChoice = { set: 'dri', person: { ageYears: 30, sex: 'female', stage: null } };
const ANYBODY: ReferenceChoice = { set: 'dri', person: { ageYears: null, sex: null, stage: null } };
const DATES = ['2026-11-30', '2026-12-01', '2026-12-02', '2026-12-03', '2026-12-04', '2026-12-05', '2026-12-06'];

function weekOf(fields: Record<string, unknown>, seed: number): MendableDay[] {
  const request = generationRequestSchema.parse({ goal: 'balanced', mealCount: 3, cookingTime: 'any', ...fields });
  const { calorieTarget, cookingTime } = request;
  const slots = (['breakfast', 'lunch', 'dinner'] as const).map((mealType) => ({ mealType }));
  const days = DATES.map((date) => ({ date, calorieTarget, cookingTime, slots }));
  const week = planWeek(request, { days, seed, avoid: [], rhythm: null, repeatsBreakfasts: false });
  if (!week.ok) throw new Error(week.reason);
  return week.days.map(({ meals }) => ({ meals, request, locked: [] }));
}

const OPTIONS = { seed: 3, avoid: [] };
const KETO = { dietaryPreferences: 'keto', calorieTarget: 1600 };

describe('swaps that bring the average of a week nearer', () => {
  it('keep rules and kcal of their day and leave its other meals alone', () => {
    const days = weekOf(KETO, 5);

    const { missed, swaps, unmended } = listWeekSwaps(days, { references: WOMAN }, OPTIONS);

    expect(missed.length).toBeGreaterThan(0);
    expect(swaps.length).toBeGreaterThan(0);
    for (const { day, place, alternative } of swaps) {
      const { meals, request } = days[day] ?? {};
      if (!request || !meals) throw new Error('no day');
      const after = alternative.plan.meals;
      expect(checkPlan(request, after)).toEqual([]);
      expect(after.toSpliced(place, 1)).toEqual(meals.toSpliced(place, 1));
    }
    const named = new Set(swaps.flatMap(({ mends }) => mends.map(({ nutrient }) => nutrient)));
    expect(unmended.every(({ nutrient }) => !named.has(nutrient))).toBe(true);
    expect(listWeekSwaps(days, { references: WOMAN }, OPTIONS)).toEqual({ missed, swaps, unmended });
  });

  it('hold what they promise for the average of all days, and no dish of the week comes twice', () => {
    const days = weekOf(KETO, 5);
    const dishes = days.flatMap(({ meals }) => meals.map(({ name }) => name));

    const { swaps } = listWeekSwaps(days, { references: WOMAN }, OPTIONS);

    for (const { day, alternative, mends } of swaps) {
      expect(dishes).not.toContain(alternative.name);
      const after = days.map(({ meals }, place) => (place === day ? alternative.plan.meals : meals));
      for (const { nutrient, isLimit, after: stated, before, amount } of mends) {
        const average = after.reduce((sum, meals) => sum + heldByDay(meals)[nutrient][isLimit ? 1 : 0], 0) / 7;
        expect(average).toBeCloseTo(stated, 6);
        // Nearer by a fifth of what was missed, or by a seventh of the reference of one day.
        const gain = isLimit ? before - stated : stated - before;
        expect(gain).toBeGreaterThanOrEqual(Math.min(Math.abs(before - amount) / 5, amount / 7 / 7) - 1e-9);
      }
    }
  });

  it('are found for a week that is far from many references', () => {
    const days = weekOf({ dietaryPreferences: 'keto', goal: 'weight_loss', calorieTarget: 1500 }, 5);

    const { missed, swaps } = listWeekSwaps(days, { references: ANYBODY }, OPTIONS);

    expect(missed.length).toBeGreaterThan(8);
    expect(swaps.length).toBeGreaterThan(2);
  });

  it('are of no meal that stays, and of no day without a request', () => {
    const days = weekOf(KETO, 5);
    const [first] = listWeekSwaps(days, { references: WOMAN }, OPTIONS).swaps;
    if (!first) throw new Error('no swap');
    const kept = days.map((day, place) => (place === first.day ? { ...day, locked: [first.place] } : day));
    const foreign = days.map((day, place) => (place === first.day ? { ...day, request: null } : day));

    const places = (some: readonly MendableDay[]) =>
      listWeekSwaps(some, { references: WOMAN }, OPTIONS).swaps.map(({ day, place }) => `${day} ${place}`);

    expect(places(kept)).not.toContain(`${first.day} ${first.place}`);
    expect(places(foreign).filter((place) => place.startsWith(`${first.day} `))).toEqual([]);
  });
});
