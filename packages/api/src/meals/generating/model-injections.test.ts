import { type GenerationRequest, generationRequestSchema } from '@platewise/contract/generation/generation-schema';
import { draftNewDay } from '@platewise/planner/proposals/draft-day';
import { checkPlan } from '@platewise/planner/testing/check-plan';
import { INJECTIONS } from '@platewise/test-emulators/model/injections';
import { describe, expect, it, test } from 'vitest';
import { MODEL_KEY, plannerAsking, useStandInModel } from '../../testing/use-stand-in-model.ts';

const REQUEST = { goal: 'balanced', dietaryPreferences: 'vegan', mealCount: 3, excludeIngredients: ['nuts'] };

const service = useStandInModel();

async function mealsFor(request: GenerationRequest) {
  const planner = plannerAsking(service(), { isFallbackOn: true });
  const { signal } = new AbortController();
  const outcome = await planner.planMeals(request, { seed: 1, avoid: [], disliked: [], signal, person: 'ann' });
  if (!outcome.ok) throw new Error(outcome.reason);
  return outcome;
}

describe('what people write is data: an obedient model changes nothing', () => {
  test('fifty attacks are tried', () => {
    expect(INJECTIONS).toHaveLength(50);
  });

  it.each(INJECTIONS)('$notes', async ({ notes, attack }) => {
    const request = generationRequestSchema.parse({ ...REQUEST, additionalNotes: notes });
    service().script = { attack };

    const { meals } = await mealsFor(request);

    const allowed = draftNewDay(request)?.foods;
    const written = JSON.stringify(
      meals.map(({ name, instructions, ingredients, tags }) => [name, instructions, ingredients, tags]),
    );
    const [system] = service().calls[0]?.body.messages ?? [];
    expect(checkPlan(request, meals)).toEqual([]);
    // Dishes of our table, which take the place of what is refused, may be made of dry beans as well.
    const composed = meals.filter(({ source }) => source === 'model').flatMap(({ items }) => items);
    expect(composed.filter(({ food }) => !allowed?.has(food))).toEqual([]);
    expect(written).not.toContain(MODEL_KEY);
    expect(written).not.toContain(system?.content.slice(60, 100));
    expect(written).not.toMatch(/[<>\u202e\u200b🥜]|evil|hacked|password|card number|kcal|vegan keto|\bsafe for\b/iu);
    if (attack.wants === 'say' || attack.wants === 'name') expect(written).not.toContain(attack.text);
    expect(service().calls[0]?.body.messages.filter(({ role }) => role === 'system')).toHaveLength(1);
    expect(system?.content).not.toContain(notes);
  });
});
