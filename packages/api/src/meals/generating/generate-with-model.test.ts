import { texts } from '@platewise/contract/texts';
import type { ModelFault } from '@platewise/test-emulators/model/model-faults';
import { describe, expect, it, test } from 'vitest';
import { OWNER, PRO } from '../../testing/people.ts';
import { readBooks } from '../../testing/test-data-repository.ts';
import { plannerAsking, useStandInModel } from '../../testing/use-stand-in-model.ts';
import { useTestApi } from '../../testing/use-test-api.ts';

const REQUEST = {
  goal: 'balanced' as const,
  dietaryPreferences: 'vegan' as const,
  mealCount: 3,
  excludeIngredients: ['nuts'],
};

const testApi = useTestApi();
const service = useStandInModel();

const planner = ({ isFallbackOn = true } = {}) => plannerAsking(service(), { isFallbackOn });

describe('with a model that works', () => {
  test('a person gets its dishes, in portions of ours, and pays a token for each', async () => {
    const api = testApi().as(OWNER, { planner: planner() });

    const { meals, certificate, warnings } = await api.meals.generate(REQUEST);

    expect(meals.map(({ source }) => source)).toEqual(['model', 'model', 'model']);
    expect(Math.abs(certificate.actual.calories - 2000)).toBeLessThanOrEqual(20);
    expect(warnings.join()).not.toContain('model');
    expect((await api.subscription.status()).tokens).toBe(7);
  });

  test('visitors are served by our own planner', async () => {
    const api = testApi().as(null, { planner: planner() });

    const { meals } = await api.meals.generate(REQUEST);

    expect(meals.every(({ source }) => source === 'planner')).toBe(true);
    expect(service().calls).toEqual([]);
  });

  test('what is refused in any case is refused without asking', async () => {
    const api = testApi().as(OWNER, { planner: planner() });

    await expect(api.meals.generate({ ...REQUEST, mealCount: 1, calorieTarget: 5000 })).rejects.toMatchObject({
      code: 'UNPROCESSABLE_CONTENT',
    });
    expect(service().calls).toEqual([]);
  });

  test('the same Idempotency-Key gets the finished plan, without asking or paying again', async () => {
    const api = testApi().as(OWNER, { planner: planner(), idempotencyKey: 'once' });

    const answers = [await api.meals.generate(REQUEST), await api.meals.generate(REQUEST)];

    expect(answers[1]).toEqual(answers[0]);
    expect(service().calls).toHaveLength(1);
    expect((await api.subscription.status()).tokens).toBe(7);
  });

  test('one meal again is proposed by it too, and the others stay', async () => {
    const api = testApi().as(PRO, { planner: planner() });
    const { planId = '', meals } = await api.meals.generate(REQUEST);
    service().script = {
      give: ({ places }) => [
        {
          place: places[0]?.place,
          name: 'Kidney bean and quinoa pot',
          cuisine: 'Mexican',
          prepMinutes: 10,
          cookMinutes: 25,
          difficulty: 'Easy',
          items: [
            { food: 'kidney-bean-canned', grams: 160 },
            { food: 'quinoa', grams: 70 },
            { food: 'olive-oil', grams: 8 },
          ],
          steps: ['Simmer the canned kidney beans until hot.', 'Cook the quinoa and toss both with the olive oil.'],
        },
      ],
    };

    const changed = await api.plans.regenerate({ planId, mealIds: [meals[1]?.id ?? ''], locked: [] });

    expect(changed.meals.map(({ name }) => name)).toEqual([
      meals[0]?.name,
      'Kidney bean and quinoa pot',
      meals[2]?.name,
    ]);
    expect(changed.meals[1]?.source).toBe('model');
  });
});

test('fewer dishes than asked for: ours complete the day, also without a fallback', async () => {
  const api = testApi().as(OWNER, { planner: planner({ isFallbackOn: false }) });
  service().script = { dishes: 2 };

  const { meals } = await api.meals.generate(REQUEST);

  expect(meals.map(({ source }) => source)).toEqual(['model', 'model', 'planner']);
  expect((await api.subscription.status()).tokens).toBe(7);
});

const REFUSALS: [ModelFault, object][] = [
  ['refusal', { code: 'UNPROCESSABLE_CONTENT', message: texts.model.notesRefused }],
  ['rate-limited-long', { code: 'TOO_MANY_REQUESTS', message: texts.model.busy({ count: 40 }) }],
  ['quota', { code: 'BAD_GATEWAY', message: texts.errors.GENERATION_FAILED }],
  ['unauthorized', { code: 'BAD_GATEWAY', message: texts.errors.GENERATION_FAILED }],
  ['silent', { code: 'GATEWAY_TIMEOUT', message: texts.model.notAnswering }],
  ['server-error', { code: 'GATEWAY_TIMEOUT', message: texts.model.notAnswering }],
  ['html-200', { code: 'BAD_GATEWAY', message: texts.errors.GENERATION_FAILED }],
  ['prose', { code: 'BAD_GATEWAY', message: texts.errors.GENERATION_FAILED }],
];

it.each(REFUSALS)(
  'with the fallback off, %s is reported as documented and nothing is charged',
  async (fault, refusal) => {
    const { as, context } = testApi();
    const api = as(OWNER, { planner: planner({ isFallbackOn: false }) });
    service().script = { fault };

    await expect(api.meals.generate({ ...REQUEST, additionalNotes: 'cosy soup' })).rejects.toMatchObject(refusal);

    expect(await readBooks(context.db, OWNER.userId)).toEqual({ ledger: 10, balance: 10 });
    expect((await api.plans.page({})).total).toBe(0);
  },
);

test('a refusal of a request without notes says what happened, with and without the fallback', async () => {
  const { as } = testApi();
  service().script = { fault: 'refusal' };

  const { warnings } = await as(OWNER, { planner: planner() }).meals.generate(REQUEST);

  expect(warnings).toContain(texts.model.fallback.refusedRequest);
  await expect(as(OWNER, { planner: planner({ isFallbackOn: false }) }).meals.generate(REQUEST)).rejects.toMatchObject({
    message: texts.model.requestRefused,
  });
});

test('dishes of which none passes are no plan without a fallback', async () => {
  const api = testApi().as(OWNER, { planner: planner({ isFallbackOn: false }) });
  service().script = { wrong: 'markup' };

  await expect(api.meals.generate(REQUEST)).rejects.toMatchObject({ code: 'BAD_GATEWAY' });
  expect((await api.subscription.status()).tokens).toBe(10);
});

test('who leaves stops the model and pays nothing, fallback or not', async () => {
  const { as, context } = testApi();
  const gone = new AbortController();
  const api = as(OWNER, { planner: planner(), signal: gone.signal });
  service().script = { paceMs: 10 };
  const asked = api.meals.generate(REQUEST);
  const refused = expect(asked).rejects.toMatchObject({ message: texts.errors.GENERATION_FAILED });
  await expect.poll(() => service().calls.length).toBe(1);

  gone.abort();

  await refused;
  await expect.poll(() => service().calls[0]?.wasCut).toBe(true);
  expect(await readBooks(context.db, OWNER.userId)).toEqual({ ledger: 10, balance: 10 });
});
