import { type GenerationRequest, generationRequestSchema } from '@platewise/contract/generation/generation-schema';
import { DIETS } from '@platewise/contract/generation/options';
import { describe, expect, it } from 'vitest';
import { regenerateMeals } from '../change/regenerate-meals.ts';
import { findCandidates } from '../day/candidates/find-candidates.ts';
import { planMeals } from '../day/plan-meals.ts';
import type { PlannedMeal } from '../day/plan-outcome.ts';
import { readRequest } from '../request/read-request.ts';

const request = (fields: Partial<GenerationRequest>): GenerationRequest =>
  generationRequestSchema.parse({ goal: 'maintenance', dietaryPreferences: 'none', mealCount: 3, ...fields });

function made(fields: Partial<GenerationRequest>, seed = 1, avoid: string[] = []) {
  const outcome = planMeals(request(fields), { seed, avoid });
  if (!outcome.ok) throw new Error(outcome.reason);
  return outcome;
}

const reasonsOf = (fields: Partial<GenerationRequest>, seed = 1, avoid: string[] = []) =>
  (made(fields, seed, avoid).certificate.choices ?? []).map(({ reasons }) => reasons.join(' '));

const sumOf = (meals: readonly PlannedMeal[], macro: 'protein' | 'carbs' | 'fat') =>
  meals.reduce((sum, { macros }) => sum + macros[macro], 0);

describe('why a meal was chosen', () => {
  it('is reported in one to four sentences for each meal, in their order', () => {
    for (const dietaryPreferences of DIETS) {
      const { meals, certificate } = made({ dietaryPreferences, mealCount: 5, additionalNotes: 'Indian' }, 2, [
        'Porridge',
      ]);
      const choices = certificate.choices ?? [];

      expect(choices.map(({ meal }) => meal)).toEqual(meals.map(({ name }) => name));
      for (const { reasons } of choices) {
        expect(reasons.length).toBeGreaterThan(1);
        expect(reasons.length).toBeLessThanOrEqual(4);
        expect(new Set(reasons).size).toBe(reasons.length);
        for (const reason of reasons) expect(reason).toMatch(/^[A-Z][^{}]*\.$/);
      }
    }
  });

  it('counts the dishes that kept the rules', () => {
    const fields = { dietaryPreferences: 'vegan', cookingTime: 'quick', excludeIngredients: ['nuts'] } as const;
    const asked = { ...fields, excludeIngredients: ['nuts'] };
    const task = readRequest(request(asked));

    const [breakfast = '', lunch = '', dinner = ''] = reasonsOf(asked);

    const rules = 'on the Vegan diet without nuts in at most 30 minutes';
    const mains = findCandidates(task, 'main').length;
    expect(breakfast).toContain(`One of ${findCandidates(task, 'breakfast').length} breakfasts ${rules}.`);
    expect(lunch).toContain(`One of ${mains} lunches ${rules}.`);
    expect(dinner).toContain(`One of ${mains} dinners ${rules}.`);
  });

  it('names the macro of which a meal brings more than of the energy, in true figures', () => {
    let checked = 0;
    for (let seed = 0; seed < 12; seed++) {
      const { meals, certificate } = made({}, seed);
      for (const [index, { reasons }] of (certificate.choices ?? []).entries()) {
        const match = /Brings (\d+) g of (protein|carbs|fat), (?:(\d+) %|.+) of the day’s/.exec(reasons.join(' '));
        if (!match) continue;
        const macro = match[2] as 'protein' | 'carbs' | 'fat';
        const own = meals[index]?.macros[macro] ?? 0;
        const share = own / sumOf(meals, macro);
        const energy = (meals[index]?.calories ?? 0) / certificate.actual.calories;
        expect(Math.abs(Number(match[1]) - own)).toBeLessThanOrEqual(0.6);
        if (match[3]) expect(Math.abs(Number(match[3]) - 100 * share)).toBeLessThanOrEqual(0.6);
        expect(share - energy).toBeGreaterThan(0.045);
        checked++;
      }
    }
    expect(checked).toBeGreaterThan(8);
  });

  it('of a meal in step with the day is its share of the energy', () => {
    let checked = 0;
    for (let seed = 0; seed < 20; seed++) {
      const { meals, certificate } = made({ mealCount: 4 }, seed);
      for (const [index, { reasons }] of (certificate.choices ?? []).entries()) {
        const match = /Brings (\d+) % of the day’s energy, with protein, carbs and fat in step/.exec(reasons.join(' '));
        if (!match) continue;
        const energy = (100 * (meals[index]?.calories ?? 0)) / certificate.actual.calories;
        expect(Math.abs(Number(match[1]) - energy)).toBeLessThanOrEqual(0.6);
        checked++;
      }
    }
    expect(checked).toBeGreaterThan(3);
  });

  it('of a single meal is the energy asked for', () => {
    const { meals, certificate } = made({ slot: 'dinner', calorieTarget: 1200, mealCount: 1 });
    const [dinner] = meals;

    expect(certificate.choices?.[0]?.reasons.join(' ')).toContain(
      `Brings ${(dinner?.calories ?? 0).toLocaleString('en')} of the 1,200 kcal asked for, with ${Math.round(dinner?.macros.protein ?? 0)} g of protein.`,
    );
  });

  it('of a keto meal is how little it takes of the net carbs of the day', () => {
    const { meals, certificate } = made({ dietaryPreferences: 'keto', calorieTarget: 1400, mealCount: 3 });

    for (const [index, { reasons }] of (certificate.choices ?? []).entries()) {
      const [, grams] = /Holds (\d+) g of net carbs; the diet allows 30 g a day\./.exec(reasons.join(' ')) ?? [];
      const { macros, nutrition } = meals[index] as PlannedMeal;
      // Fiber of the whole meal is not known where one ingredient has no figure; that of the others is still taken off.
      const net = macros.carbs - (nutrition.fiber ?? macros.carbs);
      expect(Number(grams)).toBeGreaterThanOrEqual(Math.floor(net) - 1);
      expect(Number(grams)).toBeLessThanOrEqual(30);
    }
  });

  it('of a high-protein meal is its share of protein', () => {
    const { meals, certificate } = made({ dietaryPreferences: 'high_protein' });

    for (const [index, { reasons }] of (certificate.choices ?? []).entries()) {
      const [, percent] =
        /Gets (\d+) % of its energy from protein; the diet asks for 20 %/.exec(reasons.join(' ')) ?? [];
      const { protein, carbs, fat } = (meals[index] as PlannedMeal).macros;
      const share = (400 * protein) / (4 * protein + 4 * carbs + 9 * fat);
      expect(Math.abs(Number(percent) - share)).toBeLessThanOrEqual(0.6);
    }
  });

  it('of a Mediterranean meal is the fish, pulses or nuts that it holds', () => {
    let fish = 0;
    for (let seed = 0; seed < 10; seed++) {
      const { meals, certificate } = made({ dietaryPreferences: 'mediterranean' }, seed);
      for (const [index, { reasons }] of (certificate.choices ?? []).entries()) {
        const [, foods = ''] = /Brings the (.+) that the Mediterranean diet asks for/.exec(reasons.join(' ')) ?? [];
        if (!foods.includes('fish')) continue;
        expect(meals[index]?.items.map(({ food }) => food).join(' ')).toMatch(
          /salmon|tuna|cod|sardine|mackerel|trout|anchov|bass|haddock|herring|tilapia|halibut|fish|pollock|hake|bream|swordfish|surimi|sole|snapper|hilsa|rohu|pomfret|plaice|monk|eel|perch|mahi|catfish/,
        );
        fish++;
      }
    }
    expect(fish).toBeGreaterThan(0);
  });

  it('is the cuisine that the notes ask for', () => {
    const reasons = reasonsOf({ additionalNotes: 'Indian food please', dietaryPreferences: 'vegetarian' });

    expect(reasons.join(' ')).toContain('You asked for Indian food.');
    expect(reasonsOf({}).join(' ')).not.toContain('You asked for');
  });

  it('says that a dish is new only to those who had others lately', () => {
    expect(reasonsOf({}, 1, ['Porridge']).every((reasons) => reasons.includes('Not in your last plans.'))).toBe(true);
    expect(reasonsOf({}, 1).join(' ')).not.toContain('last plans');
  });

  it('distinguishes a meal that was kept from one that was made again', () => {
    const { meals } = made({}, 3);
    const changed = regenerateMeals(request({}), meals, { places: [1] }, { seed: 4, avoid: [], locked: [0] });
    const [kept, fresh, portioned] = changed.ok ? (changed.certificate.choices ?? []) : [];

    expect(kept?.reasons[0]).toBe('Kept exactly as it is.');
    expect(fresh?.reasons[0]).toMatch(/^Picked from \d+ lunches/);
    expect(portioned?.reasons[0]).toBe('Your choice, portioned to fit the day.');
  });
});
