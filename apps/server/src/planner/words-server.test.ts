import { grantPlan } from '@platewise/api/subscription/grant-plan';
import { type StandInModel, startModel } from '@platewise/test-emulators/model/start-model';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { createTestServer, type TestServer } from '../testing/create-test-server.ts';

const KEY = 'sk-test-4f9d2c71b8';
const REQUEST = {
  goal: 'balanced',
  dietaryPreferences: 'vegan',
  mealCount: 2,
  additionalNotes: 'something cosy, plugh',
};

let service: StandInModel;
let server: TestServer;
beforeAll(async () => {
  service = await startModel();
  server = await createTestServer({ OPENAI_API_KEY: KEY, OPENAI_BASE_URL: service.url });
});
afterAll(async () => {
  await server.close();
  await service.close();
});

test('words on a prep guide come over tRPC alone, with a line in the log that says what they cost and nothing of anybody', async () => {
  const { token, email } = await server.signUp();
  const { planId } = (await (await server.request('POST', '/api/meals/generate', { token, body: REQUEST })).json()) as {
    planId: string;
  };
  await grantPlan({ ...server.services, db: server.database.db }, { email, plan: 'pro' });
  const input = encodeURIComponent(JSON.stringify({ planIds: [planId] }));

  const answer = await server.request('GET', `/trpc/plans.prepWords?input=${input}`, { token });
  const guide = await server.request('GET', `/api/meals/prep-guide?planIds=${planId}`, { token });
  const openapi = await (await server.request('GET', '/api/openapi.json')).text();

  const line = server.logs.find((one) => one.includes('a model was asked for words'));
  expect(await answer.json()).toMatchObject({ result: { data: { words: expect.stringContaining('is packed.') } } });
  expect(Object.keys((await guide.json()) as object)).not.toContain('words');
  expect(openapi).not.toContain('prepWords');
  expect(JSON.parse(line ?? '{}')).toMatchObject({
    model: { outcome: 'ok', isGeneratedText: true, dishes: 0, requests: 1 },
  });
  expect(server.logs.join()).not.toContain(KEY);
  expect(line).not.toMatch(/plugh|packed/);
});
