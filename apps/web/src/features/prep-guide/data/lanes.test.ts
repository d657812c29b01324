import { expect, test } from 'vitest';
import { lanesOf, minutesInUse } from './lanes.ts';
import { prepTask } from './prep-guide-fixture.ts';

test('what runs at once lies in rows, each as low as it can be', () => {
  const { hands, hob, oven } = lanesOf({
    tasks: [
      prepTask({ id: 'beans', startMinute: 0, minutes: 60, handsOnMinutes: 5 }),
      prepTask({ id: 'rice', kind: 'base', startMinute: 5, minutes: 20, handsOnMinutes: 3 }),
      prepTask({ id: 'roast', kind: 'oven', startMinute: 10, minutes: 30, handsOnMinutes: 3, oven: { celsius: 200 } }),
      prepTask({ id: 'soup', startMinute: 30, minutes: 10 }),
      prepTask({ id: 'soak', startMinute: null, when: 'evening-before' }),
    ],
  });

  expect(hob.map(({ id, row }) => [id, row])).toEqual([
    ['beans', 0],
    ['rice', 1],
    ['soup', 1],
  ]);
  expect(oven).toMatchObject([{ id: 'roast', from: 10, to: 40, celsius: 200 }]);
  expect(hands.map(({ from, to, row }) => [from, to, row])).toEqual([
    [0, 5, 0],
    [5, 8, 0],
    [10, 13, 0],
    [30, 35, 0],
  ]);
});

test('minutes in use count once, however much is in use', () => {
  expect(
    minutesInUse([
      { from: 10, to: 20 },
      { from: 0, to: 12 },
      { from: 30, to: 31 },
    ]),
  ).toBe(21);
  expect(minutesInUse([])).toBe(0);
});
