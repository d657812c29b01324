import { expect, test } from 'vitest';
import { expenditure } from './expenditure.ts';
import { type Missing, simulatePerson } from './testing/simulate-person.ts';

const PEOPLE = 400;

/** Numbers from 0 to 1, the same for the same seed. */
function numbersFrom(seed: number): () => number {
  let state = seed;
  return () => {
    state = (state + 0x6d2b79f5) | 0;
    let mixed = Math.imul(state ^ (state >>> 15), 1 | state);
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed;
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 2 ** 32;
  };
}

/** By what share estimates are off after so many weeks. */
function errorsOf(weeks: number, simulation: { missing: Missing; missingShare?: number }) {
  const random = numbersFrom(20261127);
  const found = Array.from({ length: PEOPLE }, () => {
    const { days, expenditure: used, equationKcal } = simulatePerson(random, simulation);
    const known = days.slice(0, 7 * weeks);
    const truth = used[known.length - 1] ?? Number.NaN;
    const { kcal, sd } = expenditure(known, equationKcal) ?? { kcal: Number.NaN, sd: Number.NaN };
    return { share: (kcal - truth) / truth, isCovered: Math.abs(kcal - truth) < 1.645 * sd };
  });
  const sizes = found.map(({ share }) => Math.abs(share)).sort((a, b) => a - b);
  return {
    median: sizes[PEOPLE / 2] ?? Number.NaN,
    p95: sizes[0.95 * PEOPLE] ?? Number.NaN,
    bias: found.reduce((total, { share }) => total + share, 0) / PEOPLE,
    covered: found.filter(({ isCovered }) => isCovered).length / PEOPLE,
  };
}

test.each(['at-random', 'weekends', 'large-days'] as const)(
  'of people whose days go missing %s, half are within a twentieth after four weeks, and nearly all after twelve',
  (missing) => {
    const month = errorsOf(4, { missing });
    const quarter = errorsOf(12, { missing });

    expect(month.median).toBeLessThan(0.05);
    expect(month.p95).toBeLessThan(0.15);
    expect(quarter.median).toBeLessThan(0.02);
    expect(quarter.p95).toBeLessThan(0.055);
  },
);

test.each([
  ['at-random', 0.005],
  ['weekends', 0.005],
  // Days that are missing because much was eaten look like any other: what nobody logged cannot be seen.
  ['large-days', 0.02],
] as const)('days that are missing %s do not bias it', (missing, most) => {
  const whole = errorsOf(12, { missing, missingShare: 0 });
  const withoutDays = errorsOf(12, { missing, missingShare: 0.25 });

  expect(Math.abs(withoutDays.bias - whole.bias)).toBeLessThan(most);
  expect(Math.abs(withoutDays.bias)).toBeLessThan(0.015);
});

test('nine of ten people lie within what its uncertainty covers', () => {
  for (const weeks of [2, 4, 8]) expect(errorsOf(weeks, { missing: 'at-random' }).covered).toBeGreaterThan(0.88);
});

test('a day that was not logged is no fast', () => {
  const steady = Array.from({ length: 42 }, (_, day) => ({ kg: 70, kcal: 2300, isWeekend: day % 7 >= 5 }));
  const gaps = steady.map((day, place) => (place % 3 === 0 ? { ...day, kcal: null } : day));

  expect(expenditure(steady, 2300)?.kcal).toBeCloseTo(2300, 0);
  expect(expenditure(gaps, 2300)?.kcal).toBeCloseTo(2300, 0);
});

test('the less is known, the more the equation counts, and the wider it is', () => {
  const person = simulatePerson(numbersFrom(7), { missing: 'at-random' });
  const [week, quarter] = [7, 84].map((count) => expenditure(person.days.slice(0, count), 2600));

  expect(week?.sd).toBeGreaterThan(2 * (quarter?.sd ?? Number.NaN));
  expect(expenditure([{ kg: 70, kcal: 1500, isWeekend: false }], 2600)?.kcal).toBeCloseTo(2600, 0);
});

test('says what it rests on, from the first weight on', () => {
  const day = { kg: null, kcal: 2000, isWeekend: false };

  const used = expenditure([day, { ...day, kg: 70 }, { ...day, kcal: null }, day], 2000);

  expect(used?.basis).toEqual({ days: 3, loggedDays: 2, weights: 1 });
});

test('without a weight or a logged day nothing is estimated', () => {
  const day = { kg: 70, kcal: 2000, isWeekend: false };

  expect(expenditure([], 2000)).toBeNull();
  expect(expenditure([{ ...day, kg: null }], 2000)).toBeNull();
  expect(expenditure([{ ...day, kcal: null }], 2000)).toBeNull();
});
