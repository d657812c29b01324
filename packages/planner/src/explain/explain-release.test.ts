import { type GenerationRequest, generationRequestSchema } from '@platewise/contract/generation/generation-schema';
import { describe, expect, it } from 'vitest';
import { changePlan } from '../change/change-plan.ts';
import { regenerateMeals } from '../change/regenerate-meals.ts';
import { reportionMeals } from '../change/reportion-meals.ts';
import type { SlotChange } from '../change/slot-change.ts';
import { swapMeal } from '../change/swap-meal.ts';
import { DISHES } from '../day/candidates/find-candidates.ts';
import { planMeals } from '../day/plan-meals.ts';
import type { PlannedMeal, PlanOutcome } from '../day/plan-outcome.ts';

const OPTIONS = { seed: 4, avoid: [] };

const request: GenerationRequest = generationRequestSchema.parse({
  goal: 'maintenance',
  dietaryPreferences: 'none',
  mealCount: 3,
});

function mealsOf(outcome: PlanOutcome): PlannedMeal[] {
  if (!outcome.ok) throw new Error(outcome.reason);
  return outcome.meals;
}

const meals = mealsOf(planMeals(request, { seed: 3, avoid: [] }));

const reasonOf = (outcome: PlanOutcome) => (outcome.ok ? '' : outcome.reason);

describe('a change that kept meals make impossible', () => {
  it('is answered with an amount that works', () => {
    const change = (servings: number) =>
      reportionMeals(request, meals, { servings: new Map([[1, servings]]) }, { ...OPTIONS, locked: [0] });

    const reason = reasonOf(change(4));

    const [, named] =
      /^The meals that are kept hold [\d,]+ kcal more than the 2,000 kcal asked for\. Eat ([\d.]+) servings? of /.exec(
        reason,
      ) ?? [];
    expect(change(Number(named)).ok).toBe(true);
    expect(change(Number(named) + 0.25).ok).toBe(false);
  });

  it('is answered with a lock to open', () => {
    const change = (locked: number[]) =>
      reportionMeals(request, meals, { servings: new Map([[1, 1.5]]) }, { ...OPTIONS, locked });

    const reason = reasonOf(change([0, 2]));

    const released = meals.findIndex(({ name }) => reason.includes(`nlock ${name}`));
    expect([0, 2]).toContain(released);
    expect(change([0, 2].filter((place) => place !== released)).ok).toBe(true);
  });

  it('names the lock also where one meal is to be made again', () => {
    const larger = { ...request, calorieTarget: 3600 };
    const change = (locked: number[]) => regenerateMeals(larger, meals, { places: [1] }, { ...OPTIONS, locked });

    const reason = reasonOf(change([0, 2]));

    const released = meals.findIndex(({ name }) => reason.includes(`Unlock ${name}.`));
    expect(reason).toMatch(/^The meals that are kept leave [\d,]+ kcal for one other meal\. Unlock /);
    expect(change([0, 2].filter((place) => place !== released)).ok).toBe(true);
  });

  it('asks for several locks where one is not enough', () => {
    const larger = { ...request, calorieTarget: 6000 };

    const reason = reasonOf(regenerateMeals(larger, meals, { places: [1] }, { ...OPTIONS, locked: [0, 2] }));

    expect(reason).toContain('Please leave more meals to be portioned again');
  });

  it('does not ask for locks where there is no other dish', () => {
    const breakfasts = DISHES.filter(({ recipe }) => recipe.kind === 'breakfast').map(({ recipe }) => recipe.name);
    const changes = meals.map((meal, place): SlotChange => {
      return place === 0 ? { kind: 'new', not: breakfasts } : { kind: 'fixed', meal };
    });

    const reason = reasonOf(changePlan(request, meals, changes, OPTIONS));

    expect(reason).toBe('No other breakfast is left. Please keep the plan as it is, or generate a new one.');
  });

  it('says why a dish that was chosen cannot stand there', () => {
    const keto = { ...request, dietaryPreferences: 'keto' as const, cookingTime: 'medium' as const };
    const planned = mealsOf(planMeals(keto, { seed: 3, avoid: [] }));
    const nameOf = (fits: (dish: (typeof DISHES)[number]) => boolean) => DISHES.find(fits)?.recipe.name ?? '';
    const swap = (name: string) => reasonOf(swapMeal(keto, planned, { place: 1, name }, { ...OPTIONS, locked: [] }));

    const breakfast = swap(nameOf(({ recipe }) => recipe.kind === 'breakfast'));
    const starchy = swap(nameOf(({ recipe, figures }) => recipe.kind === 'main' && figures.carbs > 80));
    const quick = swap(
      nameOf(
        ({ recipe, figures, minutes }) =>
          recipe.kind === 'main' && minutes < 30 && figures.netCarbs * 500 < 7 * figures.kcal,
      ),
    );

    expect(breakfast).toContain('is no dish for lunch');
    expect(starchy).toContain('does not fit the diet');
    expect(quick).toContain('does not fit the cooking time');
  });
});
