import { testDatabases } from '@platewise/db/testing/test-database';
import { describe, expect, test } from 'vitest';
import { OWNER, PRO } from '../../testing/people.ts';
import { useTestApi } from '../../testing/use-test-api.ts';
import { embeddedPlanner } from '../planners/embedded-planner.ts';

const WITH_PLANNER = { planner: embeddedPlanner };

const REQUEST = { goal: 'maintenance', dietaryPreferences: 'none', mealCount: 3 } as const;

describe.each(testDatabases())('generating meals for conditions on %s', (kind) => {
  const testApi = useTestApi({ kind });

  test('is refused until what the rule does not know is acknowledged, and takes no token', async () => {
    const api = testApi().as(OWNER, WITH_PLANNER);

    await expect(api.meals.generate({ ...REQUEST, conditions: [{ id: 'diabetes' }] })).rejects.toMatchObject({
      code: 'BAD_REQUEST',
      message: expect.stringMatching(/acknowledged.*insulin/s),
    });
    expect((await api.subscription.status()).tokens).toBe(10);
  });

  test('a plan keeps its conditions when it is stored, and so do the meals that are exchanged in it', async () => {
    const proApi = testApi().as(PRO, WITH_PLANNER);
    const conditions = [{ id: 'hypertension' as const, acknowledged: true }];

    const { planId = '', certificate, meals } = await proApi.meals.generate({ ...REQUEST, conditions });
    const changed = await proApi.plans.regenerate({ planId, mealIds: [meals[0]?.id ?? ''] });

    expect(certificate.conditions?.[0]).toMatchObject({ id: 'hypertension', isAssessed: true });
    expect(changed.certificate.conditions?.[0]?.checks.filter(({ kind: of }) => of === 'limit')).toEqual([
      expect.objectContaining({ measure: 'sodium', isKept: true }),
      expect.objectContaining({ measure: 'saturatedFat', isKept: true }),
    ]);
  });

  test('keto in a pregnancy is refused with why, and the tokens come back', async () => {
    const api = testApi().as(OWNER, WITH_PLANNER);
    const conditions = [{ id: 'pregnancy' as const, acknowledged: true }];

    await expect(api.meals.generate({ ...REQUEST, dietaryPreferences: 'keto', conditions })).rejects.toMatchObject({
      code: 'UNPROCESSABLE_CONTENT',
      message: expect.stringContaining('no Keto diet'),
    });
    expect((await api.subscription.status()).tokens).toBe(10);
  });

  test('a link to the plan shows nothing of them', async () => {
    const { as, anonymousApi } = testApi();
    const proApi = as(PRO, WITH_PLANNER);
    const conditions = [{ id: 'pregnancy' as const, acknowledged: true }];
    const { planId = '' } = await proApi.meals.generate({ ...REQUEST, conditions });

    const { token } = await proApi.sharing.create({ planId });

    expect(JSON.stringify(await anonymousApi.sharing.read({ token }))).not.toMatch(/pregnan/i);
  });
});
