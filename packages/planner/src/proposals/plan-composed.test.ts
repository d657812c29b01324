import { texts } from '@platewise/contract/texts';
import { describe, expect, it } from 'vitest';
import { mealViolations } from '../certificate/certify-plan.ts';
import { listAlternatives } from '../change/list-alternatives.ts';
import { reportionMeals } from '../change/reportion-meals.ts';
import { swapMeal } from '../change/swap-meal.ts';
import type { PlanOutcome } from '../day/plan-outcome.ts';
import { readRequest } from '../request/read-request.ts';
import { checkPlan } from '../testing/check-plan.ts';
import { dishRequestOf, draftChangedDay, draftNewDay } from './draft-day.ts';
import { planComposed } from './plan-composed.ts';
import { draftFor, GOOD, requestFor, stewWith } from './testing/proposals.ts';

const OPTIONS = { seed: 1, avoid: [] };

function planOf(outcome: PlanOutcome) {
  if (!outcome.ok) throw new Error(outcome.reason);
  return outcome;
}

const goodPlan = () => planOf(planComposed(draftFor(), GOOD, OPTIONS).outcome);

describe('a plan of proposed dishes', () => {
  it('is portioned so that the day meets its target, and marked as the model’s', () => {
    const { meals, certificate, warnings } = goodPlan();

    expect(meals.map(({ name, source }) => [name, source])).toEqual(GOOD.map(({ name }) => [name, 'model']));
    expect(Math.abs(certificate.actual.calories - 2000)).toBeLessThanOrEqual(10);
    expect(certificate.choices?.[0]?.reasons[0]).toBe(texts.model.proposed);
    expect(warnings).not.toContainEqual(expect.stringContaining('did not pass'));
    expect(checkPlan(requestFor(), meals)).toEqual([]);
  });

  it('puts a recipe of ours in the place of a dish that fails, and says so', () => {
    const bad = stewWith({ items: [{ food: 'peanut', grams: 100 }] });

    const { outcome, places } = planComposed(draftFor(), [GOOD[0], bad, GOOD[2]], OPTIONS);

    const { meals, warnings } = planOf(outcome);
    expect(places.map(({ problem }) => problem)).toEqual([null, 'forbidden-food', null]);
    expect(meals.map(({ source }) => source)).toEqual(['model', 'planner', 'model']);
    expect(warnings[0]).toBe(texts.model.replaced({ count: 1, meals: meals[1]?.name ?? '' }));
    expect(checkPlan(requestFor(), meals)).toEqual([]);
  });

  it('takes a second proposal for a place when the first fails', () => {
    const bad = stewWith({ name: '<b>Stew</b>' });

    const { places } = planComposed(draftFor(), [GOOD[0], bad, GOOD[1], GOOD[2]], OPTIONS);

    expect(places.map(({ problem }) => problem)).toEqual([null, null, null]);
  });

  it('serves no dish and no main ingredient twice', () => {
    const twice = [GOOD[1], { ...GOOD[1], place: 2 }, { ...GOOD[1], name: 'Another lentil stew', place: 0 }];

    const { places, outcome } = planComposed(draftFor(), twice, OPTIONS);

    expect(places.filter(({ problem }) => problem === null)).toHaveLength(1);
    expect(places.filter(({ problem }) => problem === 'repeated')).toHaveLength(2);
    expect(checkPlan(requestFor(), planOf(outcome).meals)).toEqual([]);
  });

  it('does not serve again what was served lately or is not wanted', () => {
    const options = { ...OPTIONS, avoid: [GOOD[0].name], disliked: [GOOD[1].name] };
    const titled = stewWith({ name: 'Lentil Tomato Stew With Rice' });

    const { places } = planComposed(draftFor(), [GOOD[0], titled, GOOD[2]], options);

    expect(places.map(({ problem }) => problem)).toEqual(['repeated', 'repeated', null]);
  });

  it('leaves out what is not to the taste of the person, and says so', () => {
    const taste = { cuisines: { Indian: -1 }, foods: { 'rolled-oats': -0.5 } };

    const { outcome, places } = planComposed(draftFor(), GOOD, { ...OPTIONS, taste });

    const { meals, warnings } = planOf(outcome);
    expect(places.map(({ problem }) => problem)).toEqual(['disliked', null, 'disliked']);
    expect(warnings[0]).toBe(texts.model.disliked({ count: 2, meals: `${meals[0]?.name} and ${meals[2]?.name}` }));
    expect(warnings.join()).not.toContain('did not pass');
    expect(checkPlan(requestFor(), meals)).toEqual([]);
  });

  it('keeps a dish that is little disliked, and one that the notes wish for', () => {
    const little = { cuisines: { Indian: -0.2 }, foods: {} };
    const much = { cuisines: { Indian: -1 }, foods: {} };

    const weak = planComposed(draftFor(), GOOD, { ...OPTIONS, taste: little });
    const wished = planComposed(draftFor({ additionalNotes: 'Indian food please' }), GOOD, {
      ...OPTIONS,
      taste: much,
    });

    expect(weak.places.map(({ problem }) => problem)).toEqual([null, null, null]);
    expect(wished.places.map(({ problem }) => problem)).not.toContain('disliked');
  });

  it('says of dishes that did not come that they were not delivered', () => {
    const { outcome, places } = planComposed(draftFor(), [GOOD[0]], OPTIONS);

    const { meals, warnings } = planOf(outcome);
    expect(places.map(({ problem }) => problem)).toEqual([null, 'missing', 'missing']);
    expect(warnings[0]).toBe(texts.model.missing({ count: 2, meals: `${meals[1]?.name} and ${meals[2]?.name}` }));
    expect(warnings.join()).not.toContain('did not pass');
  });

  it('is all ours when nothing came, and says so', () => {
    const { warnings, meals } = planOf(planComposed(draftFor(), [], OPTIONS).outcome);

    expect(warnings[0]).toBe(texts.model.fallback.invalid);
    expect(meals.every(({ source }) => source === 'planner')).toBe(true);
  });

  it('keeps the hard limits of the diet: a dish that breaks them gives way', () => {
    const request = requestFor({ dietaryPreferences: 'keto', excludeIngredients: [] });
    const draft = draftNewDay(request);
    if (!draft) throw new Error('A keto day can be planned.');

    const { outcome, places } = planComposed(draft, GOOD, OPTIONS);

    expect(places.some(({ problem }) => problem === 'day')).toBe(true);
    expect(checkPlan(request, planOf(outcome).meals)).toEqual([]);
  });
});

describe('a composed meal in a plan', () => {
  it('is portioned again with the others', () => {
    const { meals } = goodPlan();

    const changed = reportionMeals(requestFor(), meals, { servings: new Map([[0, 1.5]]) }, { ...OPTIONS, locked: [] });

    const { meals: after, certificate } = planOf(changed);
    expect(after.map(({ name }) => name)).toEqual(meals.map(({ name }) => name));
    expect(after[1]?.items).not.toEqual(meals[1]?.items);
    expect(Math.abs(certificate.actual.calories - 2000)).toBeLessThanOrEqual(60);
  });

  it('stays as it is when it is locked, also when another is swapped', () => {
    const { meals } = goodPlan();
    const [alternative] = listAlternatives(requestFor(), meals, { place: 2 }, { ...OPTIONS, locked: [0] });

    const outcome = swapMeal(
      requestFor(),
      meals,
      { place: 2, name: alternative?.name ?? '' },
      { ...OPTIONS, locked: [0] },
    );

    expect(planOf(outcome).meals[0]).toEqual(meals[0]);
  });

  it('can be replaced by another proposal, which never is the same dish', () => {
    const { meals } = goodPlan();
    const draft = draftChangedDay(requestFor(), meals, { places: [1], locked: [] });
    if (!draft) throw new Error('A place is open.');
    const other = stewWith({ name: 'Red lentil and rice pot' });

    const same = planComposed(draft, [GOOD[1]], OPTIONS);
    const { outcome, places } = planComposed(draft, [other], OPTIONS);

    expect(same.places).toEqual([{ place: 1, problem: 'repeated' }]);
    expect(planOf(same.outcome).warnings[0]).toBe(texts.model.fallbackForNew.invalid({ count: 1 }));
    expect(places).toEqual([{ place: 1, problem: null }]);
    expect(planOf(outcome).meals.map(({ name }) => name)).toEqual([GOOD[0].name, other.name, GOOD[2].name]);
  });
});

it('is certified by its words too: what is written into a stored meal later does not pass', () => {
  const [bowl] = planOf(planComposed(draftFor(), GOOD, OPTIONS).outcome).meals;
  if (!bowl) throw new Error('The day has a breakfast.');
  const task = readRequest(requestFor({ excludeIngredients: ['nuts', 'shellfish'] }));
  const withStep = (step: string) => ({ ...bowl, instructions: [...bowl.instructions, step] });

  expect(mealViolations(task, bowl)).toEqual([]);
  expect(mealViolations(task, withStep('Simmer for 2 hours.'))).toEqual([
    texts.plans.violations.time({ meal: bowl.name }),
  ]);
  expect(mealViolations(task, withStep('Keep for three days.'))).toEqual([
    texts.model.violations.text({ meal: bowl.name }),
  ]);
});

describe('what a model is asked', () => {
  it('names only foods that diet and exclusions leave', () => {
    const { foods } = dishRequestOf(
      draftFor({ dietaryPreferences: 'vegan', excludeIngredients: ['nuts', 'soy'] }),
      OPTIONS,
    );

    expect(foods).toContain('rolled-oats');
    expect(foods.filter((id) => /milk$|egg|chicken|peanut|almond|tofu|^honey/.test(id))).toEqual([
      'coconut-milk',
      'rice-milk',
    ]);
  });

  it('says nothing of the person but what they wrote as wishes', () => {
    const dishRequest = dishRequestOf(
      draftFor({
        additionalNotes: 'My sister Ann had a baby. Soup for dinner, no oven. Make lunch feel like a picnic',
        userId: 'user-7',
      }),
      OPTIONS,
    );

    expect(dishRequest.notes).toBe('soup; nothing for the oven; Make lunch feel like a picnic');
    expect(JSON.stringify(dishRequest)).not.toContain('user-7');
  });

  it('says nothing of health, nor any words of notes that speak of it', () => {
    const notes = 'I am diabetic and on chemo. More fibre. Make lunch feel like a picnic';
    const { notes: sent } = dishRequestOf(draftFor({ additionalNotes: notes }), OPTIONS);

    expect(sent).toBe('dishes rich in fibre');
  });

  it('is nothing where the request is refused in any case', () => {
    expect(draftNewDay(requestFor({ mealCount: 1, calorieTarget: 6000 }))).toBeNull();
  });
});
