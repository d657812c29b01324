import { generationRequestSchema } from '@platewise/contract/generation/generation-schema';
import { expect, test } from 'vitest';
import { sampleCertificate, sampleMeal } from '../../features/planner/testing/sample-plan.ts';
import { isDeviceFailure } from '../api/device-failure.ts';
import { isNotAssessed } from '../exclusions/is-not-assessed.ts';
import { planOnDevice } from './plan-on-device.ts';
import type { PlanningTask } from './plan-worker.ts';
import type { PlanInWorker } from './planning-client.ts';

const request = generationRequestSchema.parse({ goal: 'maintenance', dietaryPreferences: 'vegan' });
const { id: _id, isFavorite: _isFavorite, ...meal } = sampleMeal();
const planned: PlanInWorker = async ({ seed }) => ({
  ok: true,
  meals: [meal],
  seed,
  certificate: sampleCertificate(),
  warnings: ['Low on iron.'],
});

function deviceWith(plan: PlanInWorker) {
  return { plan, random: () => 0.5, newId: () => 'abc', signal: new AbortController().signal };
}

test('a plan made here has the meals, ids of its own and a first note that says where it was made', async () => {
  const result = await planOnDevice(deviceWith(planned), { request, avoid: [], disliked: [] });

  expect(result.meals).toEqual([{ ...meal, id: 'meal-abc', isFavorite: false }]);
  expect(result.planId).toBeUndefined();
  expect(result.warnings).toEqual([
    'Planned on this device because the server could not be reached. It is not saved yet.',
    'Low on iron.',
  ]);
});

test('the seed is the one asked for, else one drawn from all that the wire takes', async () => {
  const drawn = await planOnDevice(deviceWith(planned), { request, avoid: [], disliked: [] });
  const asked = await planOnDevice(deviceWith(planned), { request: { ...request, seed: 7 }, avoid: [], disliked: [] });

  expect(drawn.seed).toBe(2 ** 30);
  expect(asked.seed).toBe(7);
});

test('what the person had lately and does not want again goes along', async () => {
  let asked: PlanningTask | null = null;
  const plan: PlanInWorker = (task) => {
    asked = task;
    return planned(task);
  };

  await planOnDevice(deviceWith(plan), { request, avoid: ['Lentil stew'], disliked: ['Kale salad'] });

  expect(asked).toEqual({ request, seed: 2 ** 30, avoid: ['Lentil stew'], disliked: ['Kale salad'] });
});

test('a request that no plan can meet fails with the reason', async () => {
  const impossible: PlanInWorker = async () => ({ ok: false, reason: 'No vegan breakfast is left.' });

  const failure = await failureOf(planOnDevice(deviceWith(impossible), { request, avoid: [], disliked: [] }));

  expect(isDeviceFailure(failure)).toBe(true);
  expect(failure.message).toBe('No vegan breakfast is left.');
});

test('words that may be an allergy and cannot be read are asked about here too', async () => {
  const unread: PlanInWorker = async () => ({ ok: false, reason: 'We cannot read “花生”.', notAssessed: ['花生'] });

  const failure = await failureOf(planOnDevice(deviceWith(unread), { request, avoid: [], disliked: [] }));

  expect(isNotAssessed(failure)).toBe(true);
  expect(failure.message).toBe('We cannot read “花生”.');
});

test('a planner that does not load fails with what to do', async () => {
  const broken: PlanInWorker = () => Promise.reject(new Error('The planning worker failed'));

  const failure = await failureOf(planOnDevice(deviceWith(broken), { request, avoid: [], disliked: [] }));

  expect(isDeviceFailure(failure)).toBe(true);
  expect(failure.message).toContain('Check your connection and try again.');
});

test('a plan that is given up ends the work for it', async () => {
  const giveUp = new AbortController();
  let heard: AbortSignal | undefined;
  const endless: PlanInWorker = (_task, signal) => {
    heard = signal;
    return new Promise((_resolve, reject) => signal?.addEventListener('abort', () => reject(signal.reason)));
  };
  const device = { ...deviceWith(endless), signal: giveUp.signal };
  const planning = failureOf(planOnDevice(device, { request, avoid: [], disliked: [] }));

  giveUp.abort();

  expect(isDeviceFailure(await planning)).toBe(true);
  expect(heard?.aborted).toBe(true);
});

async function failureOf(planning: Promise<unknown>): Promise<Error> {
  const failure = await planning.catch((error: unknown) => error);
  if (!(failure instanceof Error)) throw new Error('It did not fail');
  return failure;
}
