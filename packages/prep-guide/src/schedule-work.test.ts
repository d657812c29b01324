import { expect, test } from 'vitest';
import { scheduleWork } from './schedule-work.ts';
import { type Work, work } from './work.ts';

const task = (id: string, kind: Work['kind'], [minutes, handsOnMinutes]: [number, number], more: Partial<Work> = {}) =>
  work({ id, kind, title: id, minutes, handsOnMinutes, ...more });
const starts = (chains: Work[][]) =>
  Object.fromEntries(scheduleWork(chains).map(({ id, startMinute }) => [id, startMinute ?? Number.NaN]));

test('work fills the time in which something cooks by itself', () => {
  const chains = [[task('beans', 'cook', [60, 5])], [task('onion', 'cut', [10, 10])], [task('leek', 'cut', [10, 10])]];

  expect(starts(chains)).toEqual({ beans: 0, onion: 5, leek: 15 });
});

test('the oven is heated first, shared at one heat, and changed only when it is empty', () => {
  const at = (celsius: number | null) => ({ oven: { celsius } });
  const chains = [
    [task('a', 'oven', [40, 3], at(200))],
    [task('b', 'oven', [30, 3], at(200))],
    [task('c', 'oven', [20, 3], at(180))],
    [task('d', 'oven', [10, 3], at(null))],
  ];

  expect(starts(chains)).toEqual({ a: 10, b: 13, c: 60, d: 90 });
});

test('a dish is begun late enough for the oven to be free when it needs it', () => {
  const chains = [
    [task('roast', 'oven', [200, 3], { oven: { celsius: 160 } })],
    [
      task('sauce', 'cook', [10, 10]),
      task('bake', 'oven', [20, 3], { oven: { celsius: 220 }, after: ['sauce'] }),
      task('pack', 'pack', [1, 1], { after: ['bake'] }),
    ],
  ];

  const { sauce = 0, bake = 0, pack } = starts(chains);

  expect(bake).toBe(220);
  expect(bake - (sauce + 10)).toBeLessThanOrEqual(60);
  expect(pack).toBe(240);
});

test('what a dish needs is done before it, whichever is longer', () => {
  const chains = [
    [task('dish', 'cook', [90, 10], { after: ['cut', 'soaked-yesterday'] })],
    [task('cut', 'cut', [5, 5])],
  ];

  expect(starts(chains)).toEqual({ cut: 0, dish: 5 });
});
