import { LIMITS } from '@platewise/contract/limits';
import { describe, expect, test } from 'vitest';
import { newId } from '../new-id.ts';
import { OWNER, PRO } from '../testing/people.ts';
import { listWantedEvents } from '../testing/test-data-repository.ts';
import { useTestApi } from '../testing/use-test-api.ts';

const testApi = useTestApi();

const HOOK = { name: 'Kitchen', url: 'https://hooks.example/platewise', events: ['plan.made', 'day.logged'] } as const;
const hook = () => ({ ...HOOK, events: [...HOOK.events] });

test('a webhook is made with a secret that is in no later answer', async () => {
  const { api } = testApi();

  const { secret, ...made } = await api.webhooks.create(hook());

  expect(secret).toMatch(/^whsec_[A-Za-z0-9+/]{43}=$/);
  expect(made).toEqual({
    ...hook(),
    id: expect.any(String),
    state: 'on',
    failingSince: null,
    createdAt: '2026-11-21T10:00:00.000Z',
  });
  expect(await api.webhooks.list()).toEqual({ webhooks: [made], reach: 'public' });
});

test('it is changed, switched off and on, and removed; what is wanted is noted with the person each time', async () => {
  const { api, context } = testApi();
  const { id: webhookId } = await api.webhooks.create(hook());
  const wanted = () => listWantedEvents(context.db, OWNER.userId);
  const seen = [await wanted()];

  await api.webhooks.update({ webhookId, name: 'Shop', events: ['list.changed'] });
  seen.push(await wanted());
  await api.webhooks.update({ webhookId, isOn: false });
  seen.push(await wanted());
  const { state } = await api.webhooks.update({ webhookId, isOn: true });
  seen.push(await wanted());
  await api.webhooks.remove({ webhookId });
  seen.push(await wanted());

  expect(seen).toEqual([['day.logged', 'plan.made'], ['list.changed'], [], ['list.changed'], []]);
  expect(state).toBe('on');
  expect((await api.webhooks.list()).webhooks).toEqual([]);
});

test('five are kept, also when more are made at once', async () => {
  const { api } = testApi();

  const answers = await Promise.allSettled(Array.from({ length: 7 }, () => api.webhooks.create(hook())));

  expect(answers.filter(({ status }) => status === 'fulfilled')).toHaveLength(LIMITS.webhooksMax);
  await expect(api.webhooks.create(hook())).rejects.toThrow('You have 5 webhooks');
});

test.each([
  { name: '' },
  { url: '' },
  { url: 'hooks.example' },
  { url: 'http://hooks.example' },
  { url: `https://hooks.example/${'x'.repeat(500)}` },
  { events: [] },
  { events: ['plan.deleted'] },
  { events: 'plan.made' },
])('%j makes none', async (wrong) => {
  const { api } = testApi();

  const making = api.webhooks.create({ ...hook(), ...wrong } as ReturnType<typeof hook>);

  await expect(making).rejects.toMatchObject({ code: 'BAD_REQUEST' });
});

test('an address that is refused is named with the way out', async () => {
  const { api } = testApi();

  await expect(api.webhooks.create({ ...hook(), url: 'http://127.0.0.1' })).rejects.toMatchObject({
    cause: { code: 'VALIDATION', issues: [{ path: 'url', message: expect.stringContaining('https://hooks.example') }] },
  });
});

test('where the operator has it off none is made or switched on; what is there can be changed', async () => {
  const { api, as } = testApi();
  const { id: webhookId } = await api.webhooks.create(hook());
  const off = as(OWNER, { outgoing: { reach: 'off', takes: () => false } });
  const refusal = { cause: { code: 'WEBHOOKS_NOT_SENT' } };

  await expect(off.webhooks.create(hook())).rejects.toMatchObject(refusal);
  await expect(off.webhooks.update({ webhookId, isOn: true })).rejects.toMatchObject(refusal);
  expect(await off.webhooks.update({ webhookId, isOn: false })).toMatchObject({ state: 'off' });
  expect(await off.webhooks.list()).toMatchObject({ reach: 'off' });
});

describe('where it leads', () => {
  const earlier = { ...OWNER, provedAt: new Date('2026-11-21T09:30:00.000Z') };

  test('is for somebody who signed in a short while ago', async () => {
    const { api, as } = testApi();
    const { id: webhookId } = await api.webhooks.create(hook());
    const later = as(earlier);
    const refusal = { cause: { code: 'SIGN_IN_AGAIN' } };

    await expect(later.webhooks.create(hook())).rejects.toMatchObject(refusal);
    await expect(later.webhooks.update({ webhookId, url: 'https://other.example/' })).rejects.toMatchObject(refusal);
    await expect(later.webhooks.renewSecret({ webhookId })).rejects.toMatchObject(refusal);
    expect(await later.webhooks.update({ webhookId, name: 'Shop', url: HOOK.url })).toMatchObject({ name: 'Shop' });
  });

  test('is not for an API token, which may read it and send again', async () => {
    const { api, as } = testApi();
    const { id: webhookId } = await api.webhooks.create(hook());
    const script = as(OWNER, { tokenKind: 'personal', tokenId: 'token-1', tokenScopes: ['write:all'] });
    const refusal = { cause: { code: 'TOKEN_NOT_ALLOWED' } };

    await expect(script.webhooks.create(hook())).rejects.toMatchObject(refusal);
    await expect(script.webhooks.update({ webhookId, isOn: false })).rejects.toMatchObject(refusal);
    await expect(script.webhooks.renewSecret({ webhookId })).rejects.toMatchObject(refusal);
    await expect(script.webhooks.remove({ webhookId })).rejects.toMatchObject(refusal);
    const { id: deliveryId } = await script.webhooks.sendTest({ webhookId });
    await script.webhooks.replay({ webhookId, deliveryId });
    expect((await script.webhooks.list()).webhooks).toHaveLength(1);
  });
});

test('another person finds none of it', async () => {
  const { api, otherApi } = testApi();
  const { id: webhookId } = await api.webhooks.create(hook());
  const { id: deliveryId } = await api.webhooks.sendTest({ webhookId });
  const refusal = { cause: { code: 'NOT_FOUND' } };

  expect((await otherApi.webhooks.list()).webhooks).toEqual([]);
  await expect(otherApi.webhooks.deliveries({ webhookId })).rejects.toMatchObject(refusal);
  await expect(otherApi.webhooks.update({ webhookId, name: 'Mine' })).rejects.toMatchObject(refusal);
  await expect(otherApi.webhooks.remove({ webhookId })).rejects.toMatchObject(refusal);
  await expect(otherApi.webhooks.renewSecret({ webhookId })).rejects.toMatchObject(refusal);
  await expect(otherApi.webhooks.sendTest({ webhookId })).rejects.toMatchObject(refusal);
  await expect(otherApi.webhooks.replay({ webhookId, deliveryId })).rejects.toMatchObject(refusal);
  await expect(api.webhooks.replay({ webhookId, deliveryId: newId() })).rejects.toMatchObject(refusal);
});

test('a visitor is asked to sign in, and what is no id is not found', async () => {
  const { anonymousApi, api } = testApi();

  await expect(anonymousApi.webhooks.list()).rejects.toMatchObject({ code: 'UNAUTHORIZED' });
  await expect(api.webhooks.deliveries({ webhookId: "'" })).rejects.toMatchObject({ code: 'NOT_FOUND' });
});

test('one that is off is tried out and sent to again only when it is on', async () => {
  const { api } = testApi();
  const { id: webhookId } = await api.webhooks.create(hook());
  const { id: deliveryId } = await api.webhooks.sendTest({ webhookId });
  await api.webhooks.update({ webhookId, isOn: false });

  const refusal = { cause: { code: 'WEBHOOK_OFF', message: '“Kitchen” is off. Switch it on to send to it.' } };
  await expect(api.webhooks.sendTest({ webhookId })).rejects.toMatchObject(refusal);
  await expect(api.webhooks.replay({ webhookId, deliveryId })).rejects.toMatchObject(refusal);
  expect(await api.webhooks.deliveries({ webhookId })).toMatchObject([{ state: 'failed', nextAttemptAt: null }]);
});

test('the export has the webhook and its log, without a secret', async () => {
  const { as } = testApi();
  const api = as(PRO);
  const { id: webhookId, secret } = await api.webhooks.create(hook());
  const { secret: renewed } = await api.webhooks.renewSecret({ webhookId });
  await api.webhooks.sendTest({ webhookId });

  let text = '';
  for await (const part of await api.users.export()) text += part;

  const { data } = JSON.parse(text) as { data: Record<string, object[]> };
  expect(data.webhook).toMatchObject([{ url: HOOK.url }]);
  expect(data.webhook_delivery).toMatchObject([{ event: 'webhook.test' }]);
  expect(text).not.toContain(secret);
  expect(text).not.toContain(renewed);
});
