import { expect, test } from 'vitest';
import { quickestWay } from './quickest-way.ts';

/** Ways that take so many minutes too long, null for one that does not hold; and how many of them were asked for. */
function waysOf(minutes: readonly (number | null)[]) {
  const asked: (number | null)[] = [];
  function* ways() {
    for (const minutesOver of minutes) {
      asked.push(minutesOver);
      yield minutesOver === null ? null : { minutesOver };
    }
  }
  return { ways: ways(), asked };
}

test('a way that keeps to the minutes of a day is taken before an easier one that does not', () => {
  const { ways, asked } = waysOf([null, null, 4, 0, 0]);

  expect(quickestWay(ways)).toEqual({ minutesOver: 0 });
  expect(asked).toEqual([null, null, 4, 0]);
});

test('where neither the first that holds nor two behind it do, the quickest of them is taken', () => {
  const { ways, asked } = waysOf([9, null, 5, 0]);

  expect(quickestWay(ways)).toEqual({ minutesOver: 5 });
  expect(asked).toEqual([9, null, 5]);
});

test('of two ways that are as quick the easier is taken', () => {
  const [easier, other] = [{ minutesOver: 3 }, { minutesOver: 3 }];

  expect(quickestWay([easier, other])).toBe(easier);
});

test('a day of which no way holds has none', () => {
  expect(quickestWay([null, null])).toBeNull();
});
