import { QueryClient } from '@tanstack/react-query';
import { afterEach, expect, test, vi } from 'vitest';
import { followOtherTabs } from './follow-other-tabs.ts';
import { openOtherTabs } from './other-tabs.ts';

const name = 'platewise-changes-test';
const opened = [openOtherTabs(name), openOtherTabs(name)] as const;
const [one, other] = opened;

afterEach(() => {
  for (const tabs of opened) tabs.close();
});

test('what a mutation changed is fetched again in the other tab, within a second, and nothing else is', async () => {
  const client = new QueryClient();
  client.setQueryData([['plans', 'page'], { type: 'query' }], 'plans');
  client.setQueryData([['favorites', 'list'], { type: 'query' }], 'favorites');
  const own = vi.fn();
  one.listen(own);
  followOtherTabs(client, other);

  one.notify('meals.generate');

  const isStale = (key: readonly string[]) => client.getQueryState([key, { type: 'query' }])?.isInvalidated;
  await expect.poll(() => isStale(['plans', 'page']), { timeout: 1000 }).toBe(true);
  expect(isStale(['favorites', 'list'])).toBe(false);
  expect(own).not.toHaveBeenCalled();
});
