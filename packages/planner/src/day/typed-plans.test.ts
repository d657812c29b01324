import { type GenerationRequest, generationRequestSchema } from '@platewise/contract/generation/generation-schema';
import { describe, expect, it } from 'vitest';
import { checkPlan } from '../testing/check-plan.ts';
import { planMeals } from './plan-meals.ts';

/** What people write for a term; their plans are judged under the plain term by the checker that reads names alone. */
const WRITTEN: Readonly<Record<string, readonly string[]>> = {
  nuts: [
    'no NUTS',
    'nut allergy',
    'sin frutos secos',
    'no nutz please!!',
    'allergic to pea\u200bnuts and tree nuts',
    'Nussallergie',
  ],
  dairy: ['no leche', 'दूध नहीं', 'no 🥛', 'dairy free', 'laktosefrei', 'no dairy except yogurt'],
  eggs: ['no 🥚', 'no huevos', 'अंडा नहीं', 'eggless', 'no egss'],
  gluten: ['coeliac', 'no 🌾', 'glutenfrei', 'sans gluten', 'glutten allergy'],
  fish: ['no 🐟', 'no pescado', 'মাছ না', 'pas de poisson'],
  shellfish: ['no mariscos', 'no shell fish', 'no fruits de mer'],
  pork: ['no 🐷', 'no cerdo', 'kein Schweinefleisch', 'halal'],
  onion: ['no 🧅', 'no cebolla', 'प्याज नहीं', 'jain'],
  alcohol: ['no beer', 'no 🍺', 'halal'],
  soy: ['no soja', 'no E322', 'no सोया'],
  meat: ['no carne', 'vegetarian', 'no 🥩'],
};
const SEEDS = [1, 2, 3];

const plansFor = (fields: Partial<GenerationRequest>) => {
  const request = generationRequestSchema.parse({
    goal: 'maintenance',
    dietaryPreferences: 'none',
    mealCount: 3,
    ...fields,
  });
  return SEEDS.map((seed) => ({ request, outcome: planMeals(request, { seed, avoid: [] }) }));
};

describe.each(Object.entries(WRITTEN))('plans without %s', (term, written) => {
  it.each(written)('hold none where a person excludes "%s", or says so in the notes', (typed) => {
    for (const { request, outcome } of [
      ...plansFor({ excludeIngredients: [typed] }),
      ...plansFor({ additionalNotes: typed }),
    ]) {
      if (!outcome.ok) throw new Error(outcome.reason);
      expect(checkPlan({ ...request, excludeIngredients: [term] }, outcome.meals)).toEqual([]);
    }
  });
});
