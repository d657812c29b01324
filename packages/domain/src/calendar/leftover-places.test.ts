import { DINNER_RHYTHMS } from '@platewise/contract/calendar/calendar-slots';
import { addDays } from '@platewise/contract/dates/local-date';
import fc from 'fast-check';
import { describe, expect, it, test } from 'vitest';
import { EVERY_EVENING, type LeftoverPlace, leftoverPlaces } from './leftover-places.ts';

const SUNDAY = '2026-03-01';
const MEALS = ['breakfast', 'lunch', 'dinner'];
const day = (date: string, open = MEALS) => ({ date, open });
const WEEK = Array.from({ length: 7 }, (_, place) => day(addDays(SUNDAY, place)));

/** 'L1<D0': the lunch of the day after Sunday is what Sunday's dinner left. */
const short = ({ date, meal, from }: LeftoverPlace) => `${placeOf({ date, meal })}<${placeOf(from)}`;
const placeOf = ({ date, meal }: { date: string; meal: string }) =>
  `${meal[0]?.toUpperCase()}${WEEK.findIndex((one) => one.date === date)}`;

test('a lunch is left over where the dinner of the day before is planned with it', () => {
  const days = [day('2026-03-01'), day('2026-02-28'), day('2026-03-03'), day('2026-03-04', ['lunch'])];

  expect(leftoverPlaces(days, EVERY_EVENING).map(({ date, from }) => [date, from.date])).toEqual([
    ['2026-03-01', '2026-02-28'],
    ['2026-03-04', '2026-03-03'],
  ]);
  expect(leftoverPlaces([day('2026-02-28', ['lunch']), day('2026-03-01')], EVERY_EVENING)).toEqual([]);
});

describe('who cooks on two evenings of three', () => {
  it('eats each dinner three times, and cooks five for a week', () => {
    const places = leftoverPlaces(WEEK, { dinners: 'two-of-three', batchDay: null });

    expect(places.map(short)).toEqual(['L1<D0', 'L2<D1', 'D2<D0', 'L3<D1', 'L4<D3', 'L5<D4', 'D5<D3', 'L6<D4']);
  });

  it('begins to count again behind an evening that is not planned', () => {
    const gap = WEEK.filter((_, place) => place !== 2);

    expect(leftoverPlaces(gap, { dinners: 'two-of-three', batchDay: null }).map(short)).toEqual([
      'L1<D0',
      'L3<D1',
      'L4<D3',
      'L5<D4',
      'D5<D3',
      'L6<D4',
    ]);
  });
});

describe('who cooks ahead on a day', () => {
  it('eats what it leaves until its last portions come from the freezer, and cooks six of fourteen meals', () => {
    const places = leftoverPlaces(WEEK, { dinners: 'every-evening', batchDay: SUNDAY });

    expect(places.map(short)).toEqual(['L1<D0', 'D1<L0', 'D2<D0', 'L3<L0', 'L4<D3', 'D4<D0', 'L5<L0', 'L6<D5']);
  });

  it('cooks that day’s meals even where a dinner of the day before could be lunch, and lives as ever before it', () => {
    const places = leftoverPlaces(WEEK, { dinners: 'every-evening', batchDay: addDays(SUNDAY, 4) });

    expect(places.map(short)).toEqual(['L1<D0', 'L2<D1', 'L3<D2', 'L5<D4', 'D5<L4', 'D6<D4']);
  });
});

test('nothing is left over from what is left over itself, from a later meal, or from a place that is not planned', () => {
  const meals = fc.subarray(MEALS);
  const asked = fc.record({
    days: fc.uniqueArray(fc.record({ place: fc.integer({ min: 0, max: 20 }), open: meals }), {
      selector: ({ place }) => place,
      maxLength: 12,
    }),
    dinners: fc.constantFrom(...DINNER_RHYTHMS),
    batch: fc.option(fc.integer({ min: 0, max: 20 })),
  });
  fc.assert(
    fc.property(asked, ({ days, dinners, batch }) => {
      const planned = days.map(({ place, open }) => day(addDays(SUNDAY, place), open));
      const batchDay = batch === null ? null : addDays(SUNDAY, batch);
      const places = leftoverPlaces(planned, { dinners, batchDay });

      const isOpen = ({ date, meal }: { date: string; meal: string }) =>
        planned.some((one) => one.date === date && one.open.includes(meal));
      for (const { date, meal, from } of places) {
        expect(isOpen({ date, meal }) && isOpen(from) && from.date < date).toBe(true);
        expect(places.some((other) => other.date === from.date && other.meal === from.meal)).toBe(false);
      }
    }),
  );
});
