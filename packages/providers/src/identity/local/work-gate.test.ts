import { expect, test } from 'vitest';
import { createWorkGate } from './work-gate.ts';

test('a few run at once, some wait, the rest is refused at once', async () => {
  const run = createWorkGate({ atOnce: 2, queuedMax: 3 });
  let running = 0;
  let most = 0;
  const work = async () => {
    running += 1;
    most = Math.max(most, running);
    await new Promise((resolve) => setTimeout(resolve, 5));
    running -= 1;
  };

  const outcomes = await Promise.allSettled(Array.from({ length: 8 }, () => run(work)));
  expect(most).toBe(2);
  expect(outcomes.filter(({ status }) => status === 'fulfilled').length).toBe(5);
  expect(outcomes.filter(({ status }) => status === 'rejected').length).toBe(3);
});

test('work that fails makes room like work that succeeds', async () => {
  const run = createWorkGate({ atOnce: 1, queuedMax: 1 });
  const fail = () => Promise.reject(new Error('no'));

  await Promise.allSettled([run(fail), run(fail)]);
  await expect(run(async () => 'done')).resolves.toBe('done');
});
