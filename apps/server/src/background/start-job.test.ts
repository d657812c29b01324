import { setTimeout as wait } from 'node:timers/promises';
import { pino } from 'pino';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { createMetrics } from '../metrics/metrics.ts';
import { type Job, startJob } from './start-job.ts';

const SOON = { everyMs: 20, maxPauseMs: 80 };

let ending: AbortController;
let instruments: ReturnType<typeof createMetrics>['instruments'];
let lines: string[];

beforeEach(() => {
  ending = new AbortController();
  lines = [];
  instruments = createMetrics().instruments;
});
afterEach(() => ending.abort());

const start = (job: Pick<Job, 'name' | 'run'>) => {
  const logger = pino({ base: null }, { write: (line) => void lines.push(line) });
  return startJob({ ...SOON, ...job }, { logger, signal: ending.signal, instruments });
};

test('a job that throws, and one that hangs, keep no other from its turn', async () => {
  let runs = 0;
  const throwing = start({ name: 'throws', run: () => Promise.reject(new Error('no')) });
  const hanging = start({ name: 'hangs', run: () => new Promise(() => {}) });
  const working = start({
    name: 'works',
    run: async () => {
      runs += 1;
      return undefined;
    },
  });

  await vi.waitUntil(() => runs >= 3, { timeout: 2000 });
  expect([throwing, hanging, working].map(({ state }) => state())).toEqual(['failing', 'ok', 'ok']);
});

test('one that fails is reported and waits longer each time, until it works again', async () => {
  const at: number[] = [];
  const job = start({
    name: 'mail',
    run: async () => {
      at.push(performance.now());
      if (at.length <= 4) throw new Error('no mail server');
      return undefined;
    },
  });

  await vi.waitUntil(() => at.length >= 6, { timeout: 3000 });
  const reports = lines.map((line) => JSON.parse(line) as { job: string; msg: string; pauseMs?: number });
  expect(reports.flatMap(({ pauseMs }) => pauseMs ?? [])).toEqual([20, 40, 80, 80]);
  expect(reports.map((report) => report.job)).toEqual(Array(5).fill('mail'));
  expect(reports.at(-1)?.msg).toBe('a background job works again');
  expect(job.state()).toBe('ok');
  expect((await instruments.jobRuns.get()).values).toEqual([
    { labels: { job: 'mail', outcome: 'failed' }, value: 4 },
    { labels: { job: 'mail', outcome: 'done' }, value: expect.any(Number) },
  ]);
  expect((await instruments.jobSuccess.get()).values).toMatchObject([{ labels: { job: 'mail' } }]);
});

test('one that is reported to stop finishes the run under way and starts no other', async () => {
  let [started, finished] = [0, 0];
  const job = start({
    name: 'slow',
    run: async () => {
      started += 1;
      await wait(100);
      finished += 1;
      return undefined;
    },
  });

  ending.abort();
  await job.ended;

  expect([started, finished]).toEqual([1, 1]);
});

test('one that is pending for its next turn ends at once', async () => {
  const job = start({ name: 'hourly', run: async () => ({ againInMs: 3_600_000 }) });
  await wait(10);

  ending.abort();
  const outcome = await Promise.race([job.ended.then(() => 'ended'), wait(1000).then(() => 'waits')]);

  expect(outcome).toBe('ended');
});
