import { generationRequestSchema } from '@platewise/contract/generation-schema';
import { texts } from '@platewise/contract/texts';
import { checkPlan } from '@platewise/planner/testing/check-plan';
import type { ModelFault } from '@platewise/test-emulators/model/model-faults';
import { describe, expect, it, test } from 'vitest';
import { plannerAsking, useStandInModel } from '../testing/use-stand-in-model.ts';

const REQUEST = {
  goal: 'balanced' as const,
  dietaryPreferences: 'vegan' as const,
  mealCount: 3,
  excludeIngredients: ['nuts'],
};

const service = useStandInModel();

const planner = ({ isFallbackOn = true } = {}) => plannerAsking(service(), { isFallbackOn });

const request = generationRequestSchema.parse(REQUEST);

async function planned() {
  const { signal } = new AbortController();
  const outcome = await planner().planMeals(request, { seed: 1, avoid: [], disliked: [], signal, person: 'ann' });
  if (!outcome.ok) throw new Error(outcome.reason);
  return outcome;
}

describe('dishes that fail are replaced, and the person is told', () => {
  test.each([
    'other food',
    'negative grams',
    'no number',
    'a hundred kilos',
    'no food',
    'all the same',
    'markup',
    'link',
    'another language',
    'another script',
    'a food only in the steps',
    'claims',
    'no time',
    'half a day',
  ] as const)('%s', async (wrong) => {
    service().script = { wrong, wrongOnly: 'first' };

    const { meals, warnings } = await planned();

    expect(meals.map(({ source }) => source)).toEqual(['planner', 'model', 'model']);
    expect(warnings[0]).toBe(texts.model.replaced({ count: 1, meals: meals[0]?.name ?? '' }));
    expect(checkPlan(request, meals)).toEqual([]);
  });
});

const FAULTS: [ModelFault, keyof typeof texts.model.fallback][] = [
  ['refusal', 'refused'],
  ['rate-limited-long', 'busy'],
  ['quota', 'silent'],
  ['unauthorized', 'silent'],
  ['no-such-model', 'silent'],
  ['silent', 'silent'],
  ['server-error', 'silent'],
  ['html', 'silent'],
  ['redirect', 'silent'],
  ['html-200', 'unusable'],
  ['json-error-200', 'unusable'],
  ['prose', 'unusable'],
  ['empty', 'unusable'],
  ['huge', 'unusable'],
];

it.each(FAULTS)(
  'when the model gives nothing (%s), our own planner makes the plan and says so',
  async (fault, told) => {
    service().script = { fault };

    const { meals, warnings } = await planned();

    expect(warnings[0]).toBe(texts.model.fallback[told]);
    expect(checkPlan(request, meals)).toEqual([]);
  },
);

it.each(['length', 'cut', 'clean-end', 'stall', 'error-in-stream', 'cut-after-one', 'content-filter'] as const)(
  'when it breaks off (%s), what came before is kept and ours complete the day',
  async (fault) => {
    service().script = { fault };

    const { meals } = await planned();

    expect(meals[0]?.source).toBe('model');
    expect(checkPlan(request, meals)).toEqual([]);
  },
);
