import { GENERATED_TEXT } from '@platewise/contract/generation/generated-text-schema';
import { testDatabases } from '@platewise/db/testing/test-database';
import type { ModelFault } from '@platewise/test-emulators/model/model-faults';
import { WRONG_WORDS, type WrongWords } from '@platewise/test-emulators/model/words';
import { describe, expect, test } from 'vitest';
import { createWordWriter } from '../../generated-text/word-writer.ts';
import { embeddedPlanner } from '../../meals/planners/embedded-planner.ts';
import { newId } from '../../new-id.ts';
import { createMemoryLimiter } from '../../rate-limit/create-limiter.ts';
import { RATE_LIMITS } from '../../rate-limit/rate-limits.ts';
import { grantPlan } from '../../subscription/grant-plan.ts';
import { OWNER, PRO, STRANGER } from '../../testing/people.ts';
import { modelAsking, useStandInModel } from '../../testing/use-stand-in-model.ts';
import { useTestApi } from '../../testing/use-test-api.ts';

const REQUEST = { goal: 'balanced', dietaryPreferences: 'vegetarian', mealCount: 3, calorieTarget: 2000 } as const;
const NONE = { words: null };
const SEEDS = 10;

describe.each(testDatabases())('words on a prep guide on %s', (kind) => {
  const testApi = useTestApi({ kind });
  const service = useStandInModel();
  let nextSeed = 1;

  const parts = () => ({ planner: embeddedPlanner, wordWriter: createWordWriter(modelAsking(service())) });
  /** A plan of which some work is done ahead: of dishes that are all made on their day there is nothing to write about. */
  const newPlan = async (changes = {}): Promise<string> => {
    const pro = testApi().as(PRO, { planner: embeddedPlanner });
    for (let seed = 1; seed <= SEEDS; seed++) {
      const { planId = '' } = await pro.meals.generate({ ...REQUEST, seed: nextSeed++, ...changes });
      const { tasks } = await pro.plans.prepGuide({ planIds: [planId] });
      if (tasks.some(({ when }) => when === 'session')) return planId;
    }
    throw new Error(`None of ${SEEDS} plans has work that is done ahead`);
  };

  test('are written from the names of dishes and foods in the order of the work, and cost nobody a token', async () => {
    const pro = testApi().as(PRO, parts());
    const planIds = [await newPlan()];
    const guide = await pro.plans.prepGuide({ planIds });

    const { words } = await pro.plans.prepWords({ planIds });

    const [call] = service().calls;
    const [, user] = call?.body.messages ?? [];
    const sent = JSON.parse(user?.content ?? '') as { dishes: string[]; work: { kind: string; foods: string[] }[] };
    expect(words).toMatch(/^Start with the .+ before everything is packed\.$/);
    expect(sent.dishes).toEqual(guide.days[0]?.meals.map(({ name }) => name));
    expect(sent.work.map(({ kind: done }) => done)).toEqual(
      guide.tasks.filter(({ when }) => when === 'session').map(({ kind: done }) => done),
    );
    expect(JSON.stringify(sent.work)).not.toMatch(/\d/);
    expect(JSON.stringify(call?.body)).not.toContain(PRO.userId);
    expect(JSON.stringify(call?.body)).not.toContain(planIds[0]);
    expect((await pro.plans.prepGuide({ planIds })).notes).toEqual(guide.notes);
    expect((await pro.subscription.status()).tokens).toBe(10);
  });

  test('are not asked for without a model', async () => {
    const planIds = [await newPlan()];

    expect(await testApi().as(PRO).plans.prepWords({ planIds })).toEqual(NONE);
    expect(service().calls).toEqual([]);
  });

  test('are asked for once for the same work; a changed plan and another person are asked for again', async () => {
    const { as, context } = testApi();
    const both = parts();
    const pro = as(PRO, both);
    const planId = await newPlan();

    const first = await pro.plans.prepWords({ planIds: [planId] });
    expect(await pro.plans.prepWords({ planIds: [planId] })).toEqual(first);
    expect(service().calls).toHaveLength(1);

    const { meals } = await pro.plans.reportion({ planId, locked: [] });
    await pro.plans.regenerate({ planId, mealIds: meals.map(({ id }) => id), locked: [] });
    await pro.plans.prepWords({ planIds: [planId] });
    expect(service().calls).toHaveLength(2);

    await as(STRANGER).subscription.status();
    await grantPlan(context, { email: STRANGER.email, plan: 'pro' });
    const stranger = as(STRANGER, both);
    const theirs = (await stranger.meals.generate({ ...REQUEST, seed: 5 })).planId ?? '';
    await stranger.plans.prepWords({ planIds: [theirs] });
    expect(service().calls).toHaveLength(3);
  });

  test('what was refused is not asked for again, what failed is', async () => {
    const pro = testApi().as(PRO, parts());
    const planIds = [await newPlan()];
    service().script = { fault: 'unauthorized' };
    expect(await pro.plans.prepWords({ planIds })).toEqual(NONE);
    service().script = { wrongWords: 'an amount' };
    expect(await pro.plans.prepWords({ planIds })).toEqual(NONE);
    service().script = {};

    expect(await pro.plans.prepWords({ planIds })).toEqual(NONE);
    expect(service().calls).toHaveLength(2);
  });

  test('are left out where anything is wrong with them', async () => {
    const planIds = [await newPlan({ excludeIngredients: ['nuts'] })];
    const shown: string[] = [];

    for (const wrongWords of Object.keys(WRONG_WORDS) as WrongWords[]) {
      service().script = { wrongWords };
      const { words } = await testApi().as(PRO, parts()).plans.prepWords({ planIds });
      if (words !== null) shown.push(wrongWords);
    }

    expect(shown).toEqual([]);
    expect(service().calls).toHaveLength(Object.keys(WRONG_WORDS).length);
  });

  test('are left out where they name what somebody leaves out, in a word that no table knows', async () => {
    const pro = testApi().as(PRO, parts());
    service().script = { writes: 'A cosy session, with a smoky aroma in the kitchen.' };

    expect((await pro.plans.prepWords({ planIds: [await newPlan()] })).words).toContain('smoky');
    expect(await pro.plans.prepWords({ planIds: [await newPlan({ excludeIngredients: ['smoky'] })] })).toEqual(NONE);
  });

  test('are left out in silence where the model fails', async () => {
    const planIds = [await newPlan()];
    const faults: ModelFault[] = [
      'refusal',
      'prose',
      'unauthorized',
      'quota',
      'server-error',
      'silent',
      'cut',
      'html-200',
    ];

    for (const fault of faults) {
      service().script = { fault };
      expect(await testApi().as(PRO, parts()).plans.prepWords({ planIds }), fault).toEqual(NONE);
    }
    expect(service().calls.length).toBeGreaterThanOrEqual(faults.length);
    expect((await testApi().as(PRO).plans.prepGuide({ planIds })).tasks.length).toBeGreaterThan(0);
  });

  test('are no longer written for who has left', async () => {
    const gone = new AbortController();
    const planIds = [await newPlan()];
    service().script = { fault: 'drip' };
    const asked = testApi()
      .as(PRO, { ...parts(), signal: gone.signal })
      .plans.prepWords({ planIds });
    await expect.poll(() => service().calls.length).toBe(1);

    gone.abort();

    expect(await asked).toEqual(NONE);
    await expect.poll(() => service().calls[0]?.wasCut).toBe(true);
  });

  test('are asked for only so often in a minute; what is kept is not counted', async () => {
    const { calls } = RATE_LIMITS.words;
    const limiter = createMemoryLimiter({ now: testApi().context.now });
    const pro = testApi().as(PRO, { ...parts(), limiter });
    const [a, b, c] = [await newPlan(), await newPlan(), await newPlan()];
    const ways = [[a], [b], [c], [a, b], [b, a], [a, c], [c, a], [b, c], [c, b], [a, b, c], [a, c, b], [b, a, c]];
    expect(ways).toHaveLength(calls);
    for (const planIds of ways) expect(await pro.plans.prepWords({ planIds })).not.toEqual(NONE);

    expect(await pro.plans.prepWords({ planIds: [c, b, a] })).toEqual(NONE);
    expect(await pro.plans.prepWords({ planIds: [a] })).not.toEqual(NONE);
    testApi().clock.advance(60_000);
    expect(await pro.plans.prepWords({ planIds: [c, b, a] })).not.toEqual(NONE);
  });

  test('are for whom the guide is for, and for their own plans', async () => {
    const { as } = testApi();
    const planIds = [await newPlan()];
    const ask = (who: typeof PRO | null, ids = planIds) => as(who, parts()).plans.prepWords({ planIds: ids });

    await expect(ask(OWNER)).rejects.toMatchObject({ code: 'FORBIDDEN', message: 'Available for Pro Users Only' });
    await expect(ask(null)).rejects.toMatchObject({ code: 'UNAUTHORIZED' });
    await as(STRANGER).subscription.status();
    await grantPlan(testApi().context, { email: STRANGER.email, plan: 'family' });
    await expect(ask(STRANGER)).rejects.toMatchObject({ code: 'NOT_FOUND' });
    await expect(ask(PRO, [newId()])).rejects.toMatchObject({ code: 'NOT_FOUND' });
    expect(service().calls).toEqual([]);
    expect((await ask(PRO)).words?.length).toBeLessThanOrEqual(GENERATED_TEXT.maxCharacters);
  });
});
