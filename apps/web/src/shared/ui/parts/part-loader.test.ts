import { expect, test } from 'vitest';
import { partLoader } from './part-loader.ts';

const noPause = async () => undefined;

/** Answers each call with the next of these; the last one stays. */
function answers(...given: (string | Error)[]) {
  const calls = { count: 0 };
  const fetchPart = async () => {
    const answer = given[Math.min(calls.count, given.length - 1)];
    calls.count += 1;
    if (answer instanceof Error) throw answer;
    return answer;
  };
  return { calls, loader: partLoader(fetchPart, noPause) };
}

test('a part is fetched once for all who show it', async () => {
  const { calls, loader } = answers('part');

  expect(await Promise.all([loader.load(), loader.load()])).toEqual(['part', 'part']);
  expect(await loader.load()).toBe('part');
  expect(calls.count).toBe(1);
  expect(loader.forgetFailure()).toBe(false);
});

test('what was lost once is asked for again by itself', async () => {
  const { calls, loader } = answers(new Error('lost'), 'part');

  expect(await loader.load()).toBe('part');
  expect(calls.count).toBe(2);
});

test('a failure is kept until a retry, which really fetches', async () => {
  const { calls, loader } = answers(new Error('lost'), new Error('lost'), 'part');

  await expect(loader.load()).rejects.toThrow('lost');
  await expect(loader.load()).rejects.toThrow('lost');
  expect(calls.count).toBe(2);

  expect(loader.forgetFailure()).toBe(true);
  expect(await loader.load()).toBe('part');
  expect(calls.count).toBe(3);
});

test('who shows a part learns when it is there, and when it is not', async () => {
  const { loader } = answers(new Error('lost'), new Error('lost'), 'part');
  const seen: unknown[] = [];
  const leave = loader.subscribe(() => seen.push(loader.state()));
  expect(loader.state()).toBe(loader.state());

  await loader.load().catch(() => undefined);
  loader.forgetFailure();
  await loader.load();

  expect(seen).toEqual([{ failure: { error: new Error('lost') } }, {}, { part: 'part' }]);
  leave();
});
