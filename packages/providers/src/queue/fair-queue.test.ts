import { expect, test } from 'vitest';
import { isModelError, modelError } from '../model/model-error.ts';
import { fairQueue } from './fair-queue.ts';

const refusal = () => modelError('busy');
const never = new AbortController().signal;

test('anyone who has fewest inside comes next, not who asked most', async () => {
  const queue = fairQueue({ atOnce: 2, queuedMax: 10, refusal });
  const order: string[] = [];
  const leave = [await queue.enter('busy', never), await queue.enter('busy', never)];
  const enter = async (person: string, name: string) => {
    const done = await queue.enter(person, never);
    order.push(name);
    leave.push(done);
  };
  const all = [enter('busy', 'busy 3'), enter('busy', 'busy 4'), enter('calm', 'calm 1')];

  leave[0]?.();
  await all[2];
  leave[1]?.();
  await all[0];
  leave[2]?.();
  await all[1];

  expect(order).toEqual(['calm 1', 'busy 3', 'busy 4']);
  expect([queue.running(), queue.queued()]).toEqual([2, 0]);
});

test('with one place for all they take turns', async () => {
  const queue = fairQueue({ atOnce: 1, queuedMax: 10, refusal });
  const order: string[] = [];
  const all = ['busy', 'busy', 'busy', 'calm', 'busy', 'calm'].map(async (person) => {
    const leave = await queue.enter(person, never);
    order.push(person);
    await new Promise((resolve) => setImmediate(resolve));
    leave();
  });

  await Promise.all(all);

  expect(order).toEqual(['busy', 'calm', 'busy', 'calm', 'busy', 'busy']);
});

test('a place that is given back twice is given back once', async () => {
  const queue = fairQueue({ atOnce: 1, queuedMax: 1, refusal });
  const leave = await queue.enter('a', never);

  leave();
  leave();
  await queue.enter('b', never);

  expect(queue.running()).toBe(1);
});

test('a full line sends newcomers away at once', async () => {
  const queue = fairQueue({ atOnce: 1, queuedMax: 1, refusal });
  const leave = await queue.enter('a', never);
  const second = queue.enter('b', never);

  const third = await queue.enter('c', never).catch((error: unknown) => error);

  expect(isModelError(third) && third.code).toBe('busy');
  leave();
  await second;
});

test('who gives up leaves the line', async () => {
  const queue = fairQueue({ atOnce: 1, queuedMax: 5, refusal });
  const leave = await queue.enter('a', never);
  const gone = new AbortController();
  const queued = queue.enter('b', gone.signal).catch((error: unknown) => error);

  gone.abort();

  expect(isModelError(await queued)).toBe(true);
  expect(queue.queued()).toBe(0);
  leave();
  expect(queue.running()).toBe(0);
});
