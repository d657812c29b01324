import { generationRequestSchema } from '@platewise/contract/generation/generation-schema';
import { beforeEach, expect, test, vi } from 'vitest';
import type { PlanningAnswer, PlanningQuestion, PlanningTask } from './plan-worker.ts';
import { planningClient } from './planning-client.ts';

const IDLE_MS = 1000;

beforeEach(() => {
  vi.useFakeTimers();
  return () => vi.useRealTimers();
});

test('no worker is opened before a plan is asked for, and one serves many', async () => {
  const { ask, workers } = setUp();
  expect(workers).toHaveLength(0);

  const first = ask(task(1));
  workers[0]?.answerAll();
  await first;
  const second = ask(task(2));
  workers[0]?.answerAll();

  expect(await second).toEqual({ ok: false, reason: 'seed 2' });
  expect(workers).toHaveLength(1);
});

test('answers find their questions in whatever order they come', async () => {
  const { ask, workers } = setUp();

  const plans = [ask(task(1)), ask(task(2))];
  workers[0]?.questions.reverse();
  workers[0]?.answerAll();

  expect(await Promise.all(plans)).toEqual([
    { ok: false, reason: 'seed 1' },
    { ok: false, reason: 'seed 2' },
  ]);
});

test('a worker that nobody asks any more is ended, and the next question opens another', async () => {
  const { ask, workers } = setUp();
  const first = ask(task(1));
  workers[0]?.answerAll();
  await first;

  vi.advanceTimersByTime(IDLE_MS - 1);
  expect(workers[0]?.isEnded).toBe(false);
  vi.advanceTimersByTime(1);
  expect(workers[0]?.isEnded).toBe(true);
  const second = ask(task(2));
  workers[1]?.answerAll();

  expect(await second).toEqual({ ok: false, reason: 'seed 2' });
});

test('a worker is not ended while somebody waits for it', async () => {
  const { ask, workers } = setUp();
  const first = ask(task(1));
  workers[0]?.answerAll();
  await first;
  const slow = ask(task(2));

  vi.advanceTimersByTime(IDLE_MS * 10);
  expect(workers[0]?.isEnded).toBe(false);
  workers[0]?.answerAll();

  expect(await slow).toEqual({ ok: false, reason: 'seed 2' });
});

test('a worker that fails refuses all who wait, and the next question opens another', async () => {
  const { ask, workers } = setUp();
  const plans = [ask(task(1)), ask(task(2))];

  workers[0]?.fail();

  for (const plan of plans) await expect(plan).rejects.toThrow('The planning worker failed');
  expect(workers[0]?.isEnded).toBe(true);
  const next = ask(task(3));
  workers[1]?.answerAll();
  expect(await next).toEqual({ ok: false, reason: 'seed 3' });
});

test('giving up the only question ends the work', async () => {
  const { ask, workers } = setUp();
  const controller = new AbortController();
  const plan = ask(task(1), controller.signal);

  controller.abort(new Error('changed my mind'));

  await expect(plan).rejects.toThrow('changed my mind');
  expect(workers[0]?.isEnded).toBe(true);
});

test('giving up one question leaves the others their worker', async () => {
  const { ask, workers } = setUp();
  const controller = new AbortController();
  const givenUp = ask(task(1), controller.signal);
  const stored = ask(task(2));

  controller.abort(new Error('changed my mind'));
  await expect(givenUp).rejects.toThrow('changed my mind');
  workers[0]?.answerAll();

  expect(await stored).toEqual({ ok: false, reason: 'seed 2' });
});

function setUp() {
  const workers: ReturnType<typeof fakeWorker>[] = [];
  const openWorker = () => {
    const worker = fakeWorker();
    workers.push(worker);
    return worker;
  };
  return { ask: planningClient({ openWorker, idleMs: IDLE_MS }), workers };
}

/** A worker that answers when it is reported to, naming the seed of the question. */
function fakeWorker() {
  const questions: PlanningQuestion[] = [];
  const worker = Object.assign(new EventTarget(), {
    questions,
    isEnded: false,
    postMessage: (question: PlanningQuestion) => void questions.push(question),
    terminate: () => {
      worker.isEnded = true;
    },
    fail: () => worker.dispatchEvent(new Event('error')),
    answerAll: () => {
      for (const { id, seed } of questions.splice(0)) {
        const data: PlanningAnswer = { id, outcome: { ok: false, reason: `seed ${seed}` } };
        worker.dispatchEvent(new MessageEvent('message', { data }));
      }
    },
  });
  return worker;
}

function task(seed: number): PlanningTask {
  const request = generationRequestSchema.parse({ goal: 'balanced', dietaryPreferences: 'none' });
  return { request, seed, avoid: [], disliked: [] };
}
