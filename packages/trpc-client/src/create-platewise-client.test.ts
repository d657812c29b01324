import { expect, test } from 'vitest';
import { createPlatewiseClient, type Fetch } from './create-platewise-client.ts';

type Sent = { url: string; method: string; headers: Record<string, string> };

/** A stand-in for the network that keeps what was sent and answers every call of a batch with null. */
function recorder() {
  const sent: Sent[] = [];
  const answer: Fetch = async (input, init) => {
    const url = String(input);
    sent.push({ url, method: init?.method ?? 'GET', headers: { ...(init?.headers as Record<string, string>) } });
    const calls = new URL(url).pathname.split(',').length;
    return Response.json(Array.from({ length: calls }, () => ({ result: { data: null } })));
  };
  return { sent, fetch: answer };
}

test('a token goes along as a bearer', async () => {
  const { sent, fetch } = recorder();
  const api = createPlatewiseClient({ url: 'http://meals.example', token: 'plw_x', fetch });

  await api.subscription.status.query();
  expect(sent[0]?.headers.authorization).toBe('Bearer plw_x');
});

test('a function is asked for a token at each request, and may have none', async () => {
  const { sent, fetch } = recorder();
  const tokens = ['first', undefined];
  const api = createPlatewiseClient({ url: 'http://meals.example', token: () => tokens.shift(), fetch });

  await api.subscription.plans.query();
  await api.subscription.plans.query();
  expect(sent.map(({ headers }) => headers.authorization)).toEqual(['Bearer first', undefined]);
});

test('the address may end with a slash', async () => {
  const { sent, fetch } = recorder();
  const api = createPlatewiseClient({ url: 'http://meals.example/', fetch });

  await api.subscription.plans.query();
  expect(sent[0]?.url).toMatch(/^http:\/\/meals\.example\/trpc\/subscription\.plans\?/);
});

test('a key that makes a retry safe goes along when it is given', async () => {
  const { sent, fetch } = recorder();
  const api = createPlatewiseClient({ url: 'http://meals.example', idempotencyKey: () => 'click-1', fetch });

  await api.meals.generate.mutate({ goal: 'balanced', dietaryPreferences: 'none' });
  expect(sent[0]).toMatchObject({ method: 'POST', headers: { 'idempotency-key': 'click-1' } });
});

test('twenty-five calls of one moment make batches of at most ten', async () => {
  const { sent, fetch } = recorder();
  const api = createPlatewiseClient({ url: 'http://meals.example', fetch });

  await Promise.all(Array.from({ length: 25 }, () => api.subscription.plans.query()));
  const sizes = sent.map(({ url }) => new URL(url).pathname.split(',').length);
  expect(sizes.reduce((sum, size) => sum + size, 0)).toBe(25);
  expect(Math.max(...sizes)).toBeLessThanOrEqual(10);
});
