import { QueryClient } from '@tanstack/react-query';
import { getQueryKey } from '@trpc/react-query';
import { expect, test } from 'vitest';
import { sampleDemoPlan } from '../../features/planner/testing/sample-plan.ts';
import { trpc } from '../../shared/api/trpc.ts';
import { type CurrentPlan, currentPlanKey } from '../../shared/plan/use-current-plan.ts';
import { anOperation } from '../../shared/sync/testing/new-device.ts';
import { showDeviceNews } from './show-device-news.ts';

const pages = getQueryKey(trpc.plans.page, { page: 1 }, 'query');
const favorites = getQueryKey(trpc.favorites.list, {}, 'query');

function open() {
  const client = new QueryClient();
  client.setQueryData(pages, { plans: [] });
  client.setQueryData(favorites, []);
  const isOld = (key: readonly unknown[]) => client.getQueryState(key)?.isInvalidated;
  return { client, isOld };
}

test('what was saved is loaded again, and nothing else', () => {
  const { client, isOld } = open();

  showDeviceNews(client, { about: 'queue' }, true);
  expect([isOld(pages), isOld(favorites)]).toEqual([false, false]);

  const operation = anOperation({ kind: 'plans.remove', input: { planId: 'p1' } });
  showDeviceNews(client, { about: 'done', operation, result: null }, false);
  expect([isOld(pages), isOld(favorites)]).toEqual([true, false]);
});

test('a plan that still lies on the planner becomes the one that the server stored', () => {
  const { client } = open();
  const { result: made } = sampleDemoPlan('a');
  const key = made.meals[0]?.id ?? '';
  client.setQueryData(currentPlanKey('ana'), { request: {}, result: made, isSaved: false });
  const input = { request: { goal: 'balanced', dietaryPreferences: 'none' }, seed: 1, items: [] } as const;
  const operation = anOperation({ kind: 'plans.save', input: { ...input, items: [] }, id: key });
  const { meals, certificate } = made;

  showDeviceNews(
    client,
    { about: 'done', operation, result: { _id: 'plan-1', name: 'Monday', meals, certificate, warnings: [] } },
    true,
  );

  expect(client.getQueryData<CurrentPlan>(currentPlanKey('ana'))).toMatchObject({
    isSaved: true,
    name: 'Monday',
    result: { planId: 'plan-1', warnings: [], seed: made.seed },
  });
});
