import { afterEach, expect, test, vi } from 'vitest';
import { tasteOfPerson } from './remember-taste.ts';
import { tastes } from './tastes.ts';

afterEach(() => {
  vi.useRealTimers();
  tastes.forget('ada');
});

test('meals are asked for without a taste where its part does not come, or comes to nothing', async () => {
  vi.useFakeTimers();
  tastes.write('ada', { choices: { cuisines: { Thai: 'disliked' }, foods: {} } });
  const hanging = tasteOfPerson('ada', () => new Promise(() => {}));
  const failing = tasteOfPerson('ada', () => Promise.reject(new TypeError('Failed to fetch')));

  await vi.advanceTimersByTimeAsync(2000);

  expect(await hanging).toEqual({});
  expect(await failing).toEqual({});
});

test('the taste goes with them where it came, and nothing of anybody else', async () => {
  tastes.write('ada', { choices: { cuisines: { Thai: 'disliked' }, foods: {} } });

  expect(await tasteOfPerson('ada')).toEqual({ taste: { cuisines: { Thai: -1 }, foods: {} } });
  expect(await tasteOfPerson('ben')).toEqual({});
  expect(await tasteOfPerson(undefined)).toEqual({});
});
