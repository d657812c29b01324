import { texts } from '@platewise/contract/texts';
import { expect, test, vi } from 'vitest';
import { identityUnavailable } from '../../../features/identity/data/identity-unavailable.ts';
import { errorSentence } from '../../api/api-error.ts';
import { createConnection } from '../../api/connection.ts';
import type { ApiClient } from '../../api/trpc.ts';
import type { News } from '../device-news.ts';
import { anOperation, newDevice } from '../testing/new-device.ts';
import { type Fault, lost, pretendServer, refusal } from '../testing/pretend-server.ts';
import { type Operation, type OperationInput, pendingId } from './operation.ts';
import { createOperationQueue } from './operation-queue.ts';
import { otherPerson } from './other-person.ts';

const MEAL = { meal: { id: 'meal-1', name: 'Porridge' } };
const offer = (meals: number): OperationInput<'plans.save'> => ({
  request: { goal: 'balanced', dietaryPreferences: 'none' },
  seed: 1,
  items: Array.from({ length: meals }, () => ({
    name: 'Porridge',
    mealType: 'dinner' as const,
    items: [{ food: 'oats', grams: 60 }],
  })),
});
const SAVE = offer(1);

function open({ device = newDevice(), server = pretendServer([]), user = 'ana' as string | null, now = 0 } = {}) {
  const connection = createConnection();
  const state = { user, hasNetwork: true, now };
  const notified: News[] = [];
  let ids = 0;
  const queue = createOperationQueue({
    store: device,
    api: apiOf(server.send, () => true),
    apiOf: (owner) => apiOf(server.send, () => state.user === owner),
    userId: () => state.user,
    connection,
    news: { notify: (news) => notified.push(news), listen: () => () => undefined },
    now: () => state.now,
    random: () => 0.5,
    newId: () => {
      ids += 1;
      return `${user}-${ids}`;
    },
    hasNetwork: () => state.hasNetwork,
  });
  return { queue, connection, device, server, state, notified };
}

/** A client whose calls reach the pretended server with their key. */
function apiOf(send: (operation: Operation) => Promise<unknown>, isThem: () => boolean): ApiClient {
  const call = (kind: Operation['kind']) => ({
    mutate: async (input: unknown, { context }: { context: { idempotencyKey: string } }) => {
      if (!isThem()) throw otherPerson();
      return send(anOperation({ kind, input, id: context.idempotencyKey } as Operation));
    },
  });
  const status = { query: async () => ({ tokens: 1 }) };
  const plans = { save: call('plans.save'), rename: call('plans.rename'), remove: call('plans.remove') };
  const favorites = { add: call('favorites.add'), remove: call('favorites.remove') };
  const shoppingList = { addItem: call('shoppingList.addItem'), updateItem: call('shoppingList.updateItem') };
  return { plans, favorites, shoppingList, subscription: { status } } as unknown as ApiClient;
}

test('with the server there, a thing is done at once and nothing waits', async () => {
  const { queue, server } = open();

  const added = await queue.perform('favorites.add', MEAL);

  expect(added).toMatchObject({ isQueued: false, result: { created: true } });
  expect(queue.getSnapshot()).toEqual([]);
  expect(Object.values(server.state.favorites)).toEqual(['meal-1']);
});

test('what is gone already is removed; only a removal takes it for done', async () => {
  const { queue } = open();

  expect(await queue.perform('plans.remove', { planId: 'none' })).toEqual({ isQueued: false, result: null });
  await expect(queue.perform('plans.rename', { planId: 'none', name: 'A' })).rejects.toThrow();
});

test('without it, things wait in their order and are sent when it is back', async () => {
  const { queue, connection, server, notified } = open();
  connection.lost();

  await queue.perform('plans.rename', { planId: 'p1', name: 'A' });
  await queue.perform('plans.rename', { planId: 'p1', name: 'B' });
  await queue.perform('plans.remove', { planId: 'p2' });
  expect(queue.getSnapshot().map(({ kind }) => kind)).toEqual(['plans.rename', 'plans.rename', 'plans.remove']);
  expect(server.order).toEqual([]);

  connection.heard();
  await queue.flush();

  expect(server.state.plans).toEqual({ p1: 'B', p3: 'Three' });
  expect(queue.getSnapshot()).toEqual([]);
  expect(notified.filter(({ about }) => about === 'done')).toHaveLength(3);
});

test('what is lost on the way waits under the key that it was sent with, so that it is done once', async () => {
  const { queue, server } = open({ server: pretendServer(['lost-after']) });

  const saved = await queue.perform('plans.save', SAVE, { key: 'click' });
  await queue.flush();

  expect(saved.isQueued).toBe(true);
  expect(server.state).toMatchObject({ saved: ['click'], tokens: 4 });
});

test('what stands in for something that was sent before is as old as that', async () => {
  const { queue, connection, state, server } = open({ now: 1_000 });
  connection.lost();
  await queue.perform('plans.save', SAVE, { key: 'plan', sentBefore: 600 });
  expect(queue.getSnapshot()).toMatchObject([{ firstSentAt: null }]);

  state.now = 600 + 24 * 3_600_000;
  connection.heard();
  await queue.flush();

  expect(server.order).toEqual([]);
  expect(queue.getSnapshot()).toMatchObject([{ refusal: { sentence: texts.offline.perhapsSaved } }]);
});

test('what the server is still working on waits for that', async () => {
  const server = pretendServer([]);
  const { send } = server;
  let isWorking = true;
  server.send = (operation) => (isWorking ? Promise.reject(refusal('KEY_STILL_RUNNING')) : send(operation));
  const { queue } = open({ server });

  const saved = await queue.perform('plans.save', SAVE, { key: 'plan' });
  expect(saved).toMatchObject({ isQueued: true, operation: { firstSentAt: 0 } });
  isWorking = false;
  await queue.flush();

  expect(server.state.saved).toEqual(['plan']);
  expect(queue.getSnapshot()).toEqual([]);
});

test('what comes later does not overtake what is pending', async () => {
  const { queue, device, server } = open();
  await device.add(anOperation({ kind: 'plans.rename', input: { planId: 'p1', name: 'Before' } }));

  await queue.perform('plans.rename', { planId: 'p1', name: 'After' });
  await queue.flush();

  expect(server.state.plans.p1).toBe('After');
});

test('two tabs that send at the same time do each thing once', async () => {
  const device = newDevice();
  const server = pretendServer(['lost-after', 'none', 'lost-after']);
  for (const _ of [1, 2, 3]) await device.add(anOperation({ kind: 'plans.save', input: SAVE }));
  const tabs = [open({ device, server }), open({ device, server }), open({ device, server })];

  for (let tries = 0; tries < 3; tries += 1) await Promise.all(tabs.map(({ queue }) => queue.flush()));

  expect(server.state.tokens).toBe(2);
  expect(new Set(server.state.saved).size).toBe(3);
});

test('what the allowance does not cover stays here, says what is missing, and holds nobody up', async () => {
  const { queue, connection, server } = open();
  server.state.tokens = 1;
  connection.lost();
  await queue.perform('plans.save', offer(3), { key: 'too much' });
  await queue.perform('plans.rename', { planId: 'p1', name: 'A' });

  connection.heard();
  await queue.flush();

  expect(queue.getSnapshot()).toMatchObject([
    {
      id: 'too much',
      refusal: {
        code: 'TOO_FEW_TOKENS',
        sentence: 'Your allowance has 1 meal left this month; this plan needs 3. It stays on this device.',
      },
    },
  ]);
  expect(server.state.plans.p1).toBe('A');

  server.state.tokens = 3;
  const [stays] = queue.getSnapshot();
  if (stays) await queue.retry(stays);
  expect(server.state.saved).toEqual(['too much']);
  expect(queue.getSnapshot()).toEqual([]);
});

test('a plan that is gone can neither be renamed nor needs to be deleted', async () => {
  const { queue, connection } = open();
  connection.lost();
  await queue.perform('plans.remove', { planId: 'gone' });
  await queue.perform('plans.rename', { planId: 'gone', name: 'A' });

  connection.heard();
  await queue.flush();

  expect(queue.getSnapshot()).toMatchObject([{ kind: 'plans.rename', refusal: { code: 'NOT_FOUND' } }]);
  await queue.discard(queue.getSnapshot()[0] as Operation);
  expect(queue.getSnapshot()).toEqual([]);
});

test('nobody sends or sees what another person made; it goes on when they are back', async () => {
  const { queue, connection, state, server } = open();
  connection.lost();
  await queue.perform('favorites.add', MEAL);
  state.user = 'ben';
  await queue.reload();
  connection.heard();

  await queue.flush();
  expect(queue.getSnapshot()).toEqual([]);
  expect(server.order).toEqual([]);
  await queue.forget('ben');

  state.user = 'ana';
  await queue.reload();
  await queue.flush();
  expect(Object.values(server.state.favorites)).toEqual(['meal-1']);
});

test('somebody else who signs in while it is being sent stops it unsent', async () => {
  const device = newDevice();
  const { queue, state, server } = open({ device });
  await device.add(anOperation({ kind: 'plans.save', input: SAVE }));

  const flushing = queue.flush();
  state.user = 'ben';
  await flushing;

  expect(server.order).toEqual([]);
  expect(await device.list('ana')).toMatchObject([{ firstSentAt: null, refusal: null }]);
});

test.each([
  ['lost on the way', lost(), true],
  ['without any network', lost(), false],
  ['without a token', identityUnavailable(), true],
])('a plan whose sending failed %s a day ago is sent again unless it may have arrived', async (how, error, network) => {
  const send = vi.fn(() => Promise.reject(error));
  const { queue, state, server, device } = open({ server: { ...pretendServer([]), send } });
  state.hasNetwork = network;
  await queue.perform('plans.save', SAVE);
  state.now = 24 * 3_600_000;
  send.mockImplementation(() => Promise.resolve({ _id: 'plan' }) as Promise<never>);

  await queue.flush();

  const left = await device.list('ana');
  expect(server.order).toEqual([]);
  if (how === 'lost on the way') expect(left).toMatchObject([{ refusal: { sentence: texts.offline.perhapsSaved } }]);
  else expect(left).toEqual([]);
});

test('what is done to a line that is pending is done to the one that the server makes of it', async () => {
  const sent: unknown[] = [];
  const send = async ({ kind, input }: Operation) => {
    sent.push(input);
    return kind === 'shoppingList.addItem' ? { item: { id: 'own-7' } } : { item: null };
  };
  const { queue, connection } = open({ server: { ...pretendServer([]), send } });
  connection.lost();
  const added = await queue.perform('shoppingList.addItem', { name: 'Milk' });
  const itemId = added.isQueued ? pendingId(added.operation) : '';
  await queue.perform('shoppingList.updateItem', { itemId, isTicked: true });

  connection.heard();
  await queue.flush();

  expect(sent).toEqual([{ name: 'Milk' }, { itemId: 'own-7', isTicked: true }]);
});

test('what is pending and was never sent can still be changed; what may have arrived cannot', async () => {
  const { queue, connection, server } = open();
  connection.lost();
  const saved = await queue.perform('plans.save', SAVE);
  const other = open({ server: pretendServer(['lost-after', 'away']) });
  const gone = await other.queue.perform('plans.save', SAVE);
  const named = ({ operation }: { operation: Operation }) =>
    ({ ...operation, input: { ...operation.input, name: 'Monday' } }) as Operation;

  expect(saved.isQueued && (await queue.revise(named(saved)))).toBe(true);
  expect(gone.isQueued && (await other.queue.revise(named(gone)))).toBe(false);
  expect(queue.getSnapshot()).toMatchObject([{ input: { name: 'Monday' } }]);
  connection.heard();
  await queue.flush();
  expect(saved.isQueued && (await queue.revise(named(saved)))).toBe(false);
  expect(server.order).toHaveLength(1);
});

test('what another tab changes or discards while this one is about to send it is sent as changed, or not at all', async () => {
  const device = newDevice();
  const sent: unknown[] = [];
  const server = { ...pretendServer([]), send: async ({ input }: Operation) => void sent.push(input) };
  const first = await device.add(anOperation({ kind: 'plans.rename', input: { planId: 'p1', name: 'A' } }));
  const second = await device.add(anOperation({ kind: 'plans.remove', input: { planId: 'p2' } }));
  const list = async (userId: string) => {
    const listed = await device.list(userId);
    await device.revise({ ...first, input: { planId: 'p1', name: 'B' } } as Operation);
    await device.remove(second);
    return listed;
  };
  const { queue } = open({ device: { ...device, list }, server });

  await queue.flush();

  expect(sent).toEqual([{ planId: 'p1', name: 'B' }]);
});

test('what means a thing that waited a moment ago means the one that the server made of it', async () => {
  const sent: unknown[] = [];
  const send = async ({ input }: Operation) => {
    sent.push(input);
    return { _id: 'plan-7' };
  };
  const { queue, connection } = open({ server: { ...pretendServer([]), send } });
  connection.lost();
  const saved = await queue.perform('plans.save', SAVE);
  const planId = saved.isQueued ? pendingId(saved.operation) : '';
  connection.heard();
  await queue.flush();

  await queue.perform('plans.rename', { planId, name: 'Monday' });
  await queue.flush();

  expect(sent).toEqual([SAVE, { planId: 'plan-7', name: 'Monday' }]);
});

test('what was never sent can be taken back; what may have arrived cannot', async () => {
  const { queue, connection } = open();
  connection.lost();
  const first = await queue.perform('favorites.add', MEAL);
  const other = open({ server: pretendServer(['lost-after', 'away']) });
  const second = await other.queue.perform('favorites.add', MEAL);

  expect(first.isQueued && (await queue.withdraw(first.operation))).toBe(true);
  expect(second.isQueued && (await other.queue.withdraw(second.operation))).toBe(false);
  expect(queue.getSnapshot()).toEqual([]);
});

test('what cannot be shown while it waits fails instead', async () => {
  const { queue } = open({ server: pretendServer(['lost-before']) });

  await expect(queue.perform('plans.rename', { planId: 'p1', name: 'A' }, { canQueue: false })).rejects.toThrow(
    'fetch',
  );
  expect(queue.getSnapshot()).toEqual([]);
});

test('a refusal is the answer to who asks, and nothing waits', async () => {
  const send = () => Promise.reject(refusal('FAVORITES_FULL'));
  const { queue } = open({ server: { ...pretendServer([]), send } });

  await expect(queue.perform('favorites.add', MEAL)).rejects.toThrow('FAVORITES_FULL');
  expect(queue.getSnapshot()).toEqual([]);
});

test('a server that breaks over one thing five times is not asked for it again by itself', async () => {
  const faults = Array.from({ length: 5 }, (): Fault => 'broken');
  const { queue, connection, server } = open({ server: pretendServer(faults) });
  connection.lost();
  await queue.perform('plans.rename', { planId: 'p1', name: 'A' });
  await queue.perform('plans.rename', { planId: 'p2', name: 'B' });
  connection.heard();

  for (let tries = 0; tries < 5; tries += 1) await queue.flush();

  expect(server.state.plans).toMatchObject({ p1: 'One', p2: 'B' });
  expect(queue.getSnapshot()).toMatchObject([{ refusal: { code: 'INTERNAL' } }]);
});

test('what others left here and never came back for goes after its time', async () => {
  const device = newDevice();
  await device.add(anOperation({ kind: 'plans.remove', input: { planId: 'p1' }, madeAt: 1 }));
  await device.add(anOperation({ kind: 'plans.remove', input: { planId: 'p2' }, madeAt: 5 }));
  await device.add(anOperation({ kind: 'plans.remove', input: { planId: 'p3' }, madeAt: 1, userId: 'ben' }));

  await device.forgetOthers('ben', 3);

  expect(await device.list('ana')).toMatchObject([{ input: { planId: 'p2' } }]);
  expect(await device.list('ben')).toHaveLength(1);
});

test('a device takes no more than it can keep', async () => {
  const device = newDevice();
  const { queue, connection } = open({ device });
  connection.lost();
  for (let count = 0; count < 200; count += 1) {
    await device.add(anOperation({ kind: 'plans.remove', input: { planId: 'p' } }));
  }

  const failure = await queue.perform('favorites.add', MEAL).catch((error: unknown) => error);

  expect(errorSentence(failure, 'Not added.')).toBe(texts.offline.full);
});
