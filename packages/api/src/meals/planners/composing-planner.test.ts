import { generationRequestSchema } from '@platewise/contract/generation/generation-schema';
import { texts } from '@platewise/contract/texts';
import { listWords } from '@platewise/domain/list-words';
import { checkPlan } from '@platewise/planner/testing/check-plan';
import type { ModelFault } from '@platewise/test-emulators/model/model-faults';
import { describe, expect, it, test } from 'vitest';
import { modelAsking, plannerAsking, useStandInModel } from '../../testing/use-stand-in-model.ts';
import { createComposingPlanner } from './composing-planner.ts';
import { embeddedPlanner } from './embedded-planner.ts';

const REQUEST = {
  goal: 'balanced' as const,
  dietaryPreferences: 'vegan' as const,
  mealCount: 3,
  excludeIngredients: ['nuts'],
};

const service = useStandInModel();

const planner = ({ isFallbackOn = true } = {}) => plannerAsking(service(), { isFallbackOn });

const request = generationRequestSchema.parse(REQUEST);

const asking = () => ({ seed: 1, avoid: [], disliked: [], signal: new AbortController().signal, person: 'ann' });

async function planned({ isFallbackOn = true } = {}) {
  const outcome = await planner({ isFallbackOn }).planMeals(request, asking());
  if (!outcome.ok) throw new Error(outcome.reason);
  return outcome;
}

describe('dishes that fail are replaced, and the person is informed', () => {
  test.each([
    'other food',
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

test.each(['negative grams', 'no number', 'a hundred kilos', 'no food'] as const)(
  'what is no dish at all (%s) counts as not delivered',
  async (wrong) => {
    service().script = { wrong, wrongOnly: 'first' };

    const { meals, warnings } = await planned();

    expect(meals.map(({ source }) => source)).toEqual(['planner', 'model', 'model']);
    expect(warnings[0]).toBe(texts.model.missing({ count: 1, meals: meals[0]?.name ?? '' }));
  },
);

const FAULTS: [ModelFault, keyof typeof texts.model.fallback][] = [
  ['refusal', 'refusedRequest'],
  ['rate-limited-long', 'busy'],
  ['quota', 'silent'],
  ['unauthorized', 'silent'],
  ['no-such-model', 'silent'],
  ['silent', 'silent'],
  ['server-error', 'silent'],
  ['html', 'silent'],
  ['redirect', 'silent'],
  ['html-200', 'invalid'],
  ['json-error-200', 'invalid'],
  ['prose', 'invalid'],
  ['empty', 'invalid'],
  ['huge', 'invalid'],
];

it.each(FAULTS)(
  'when the model gives nothing (%s), our own planner makes the plan and says so',
  async (fault, expectedReason) => {
    service().script = { fault };

    const { meals, warnings } = await planned();

    expect(warnings[0]).toBe(texts.model.fallback[expectedReason]);
    expect(checkPlan(request, meals)).toEqual([]);
  },
);

it.each(['length', 'cut', 'clean-end', 'stall', 'error-in-stream', 'cut-after-one', 'content-filter'] as const)(
  'when it breaks off (%s), what came before is kept and ours complete the day',
  async (fault) => {
    service().script = { fault };

    const { meals, warnings } = await planned();

    const ours = meals.filter(({ source }) => source === 'planner').map(({ name }) => name);
    expect(meals[0]?.source).toBe('model');
    expect(warnings.filter((warning) => warning.includes('language model'))).toEqual(
      ours.length === 0 ? [] : [texts.model.missing({ count: ours.length, meals: ours.join(' and ') })],
    );
    expect(warnings.join()).not.toContain('did not pass our checks');
    expect(checkPlan(request, meals)).toEqual([]);
  },
);

it('completes a day that broke off with our own planner standing back too: no day lacks a meal', async () => {
  service().script = { fault: 'cut-after-one' };

  const { meals, warnings } = await planned({ isFallbackOn: false });

  expect(meals.map(({ source }) => source)).toEqual(['model', 'planner', 'planner']);
  expect(warnings[0]).toMatch(/^The language model did not deliver 2 of the dishes/);
});

it.each([
  ['is not answering', { fault: 'server-error' }, 'silent'],
  ['gives no dish of use', { wrong: 'markup' }, 'invalid'],
] as const)('says of the new meal only that it is ours where the model %s', async (_, script, why) => {
  const { meals } = await planned();
  service().script = script;

  const change = { ...asking(), locked: [] };
  const outcome = await planner().regenerateMeals(request, meals, { places: [1] }, change);

  expect(outcome.ok && outcome.meals.map(({ source }) => source)).toEqual(['model', 'planner', 'model']);
  expect(outcome.ok && outcome.warnings[0]).toBe(texts.model.fallbackForNew[why]({ count: 1 }));
});

it('leaves dishes out that are not to a taste, which costs nobody the plan, and shows none of them before', async () => {
  const taste = { cuisines: { International: -1 }, foods: {} };
  const seen: string[] = [];
  const onDish = ({ name }: { name: string }) => void seen.push(name);

  const outcome = await planner({ isFallbackOn: false }).planMeals(request, { ...asking(), taste, onDish });

  if (!outcome.ok) throw new Error(outcome.reason);
  const names = outcome.meals.map(({ name }) => name);
  expect(outcome.meals.map(({ source }) => source)).toEqual(['planner', 'planner', 'planner']);
  expect(outcome.warnings[0]).toBe(texts.model.disliked({ count: 3, meals: listWords(names, 'and') }));
  expect(seen).toEqual([]);
  expect(checkPlan(request, outcome.meals)).toEqual([]);
});

it('lets others have their turn while the dishes of a day are tried', async () => {
  let turns = 0;
  const turn = setInterval(() => {
    turns += 1;
  }, 0);
  const model = modelAsking(service());
  const propose: typeof model.propose = async function* (dishRequest, options) {
    yield* model.propose(dishRequest, options);
    turns = 0;
  };
  const parts = { model: { ...model, propose }, embedded: embeddedPlanner, isFallbackOn: true };

  await createComposingPlanner(parts).planMeals(request, asking());
  clearInterval(turn);

  expect(turns).toBeGreaterThan(0);
});
