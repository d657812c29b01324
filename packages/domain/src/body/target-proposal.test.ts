import { BODY_AIMS, CONDITIONS_WITHOUT_TARGET, SEXES } from '@platewise/contract/body/body-options';
import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { equationKcal, restingKcal } from './energy-need.ts';
import { type DietDay, KCAL_PER_KG } from './expenditure.ts';
import { type BodyFacts, bodyReport } from './target-proposal.ts';

const ASHA: BodyFacts = {
  sex: 'female',
  age: 35,
  heightCm: 168,
  activity: 'light',
  aim: 'lose',
  weeklyPercent: 0.5,
  conditions: [],
};

/** Days up to today, on all of which the same was eaten and weighed, changing by so much a day. */
function daysOf({ count = 43, kg = 75, kcal = 2100, kgPerDay = 0 }: Partial<Record<string, number>>): DietDay[] {
  return Array.from({ length: count }, (_, day) => ({ kg: kg + kgPerDay * day, kcal, isWeekend: day % 7 >= 5 }));
}

const weekOld = (kcal: number) => ({ kcal, daysAgo: 7 });

test('a person whose weight stays learns what they use, and one step towards what their aim asks for', () => {
  const report = bodyReport(ASHA, daysOf({}), weekOld(2100));

  // 2,100 kcal less half a percent of 75 kg a week, 412 kcal a day, is more than one step away.
  expect(report.expenditure?.kcal).toBeGreaterThan(2050);
  expect(report.expenditure?.kcal).toBeLessThan(2200);
  expect(report).toMatchObject({ proposal: { kcal: 1950, limitedBy: ['step'] }, why: null, signs: [] });
});

test('nothing is computed of somebody under 18', () => {
  expect(() => bodyReport({ ...ASHA, age: 17 }, daysOf({}), weekOld(2100))).toThrow(RangeError);
  expect(() => bodyReport({ ...ASHA, age: Number.NaN }, daysOf({}), weekOld(2100))).toThrow(RangeError);
});

test.each(CONDITIONS_WITHOUT_TARGET)('with %s the trend is shown and no target is computed', (condition) => {
  const report = bodyReport({ ...ASHA, conditions: [condition] }, daysOf({}), weekOld(2100));

  expect(report).toMatchObject({ proposal: null, equation: null, expenditure: null, why: 'condition' });
  expect(report.trend).toHaveLength(43);
});

test('ten of the last fourteen days have to be logged, and today is none of them', () => {
  const without = (dropped: number) =>
    daysOf({}).map((day, place) => (place >= 42 - dropped && place < 42 ? { ...day, kcal: null } : day));

  expect(bodyReport(ASHA, without(4), weekOld(2100)).proposal).not.toBeNull();
  expect(bodyReport(ASHA, without(5), weekOld(2100))).toMatchObject({ proposal: null, why: 'too-few-days' });
  expect(bodyReport(ASHA, daysOf({ count: 14 }), weekOld(2100))).toMatchObject({ proposal: null, why: 'too-few-days' });
});

test('a day with a breakfast and nothing else counts as not logged', () => {
  const days = daysOf({}).map((day, place) => (place >= 35 ? { ...day, kcal: 400 } : day));
  const few = daysOf({}).map((day, place) => (place === 40 ? { ...day, kcal: 400 } : day));

  expect(bodyReport(ASHA, days, weekOld(2100)).proposal).toBeNull();
  expect(bodyReport(ASHA, few, weekOld(2100)).expenditure?.kcal).toBeCloseTo(
    bodyReport(ASHA, daysOf({}), weekOld(2100)).expenditure?.kcal ?? 0,
    -1,
  );
});

test('a target that was set within a week stays', () => {
  expect(bodyReport(ASHA, daysOf({}), { kcal: 2100, daysAgo: 6 })).toMatchObject({ why: 'changed-lately' });
  expect(bodyReport(ASHA, daysOf({}), { kcal: 2100, daysAgo: null }).proposal).not.toBeNull();
});

test('four weights in two weeks are needed', () => {
  const seldom = daysOf({}).map((day, place) => (place % 5 === 0 ? day : { ...day, kg: null }));

  expect(bodyReport(ASHA, seldom, weekOld(2100)).why).toBe('too-few-weights');
  expect(
    bodyReport(
      ASHA,
      seldom.map((day) => ({ ...day, kg: null })),
      weekOld(2100),
    ),
  ).toMatchObject({
    trend: [],
    why: 'too-few-weights',
  });
});

test('a goal that one step cannot bring within the bounds has no proposal but the bounds', () => {
  const report = bodyReport(ASHA, daysOf({}), weekOld(900));

  expect(report).toMatchObject({ proposal: null, why: 'goal-too-far' });
  expect(report.bounds?.leastKcal).toBeGreaterThan(1300);
});

test('no target takes a body below a BMI of 18.5', () => {
  const kg = 18.6 * 1.68 ** 2;

  const { signs, equation } = bodyReport({ ...ASHA, weeklyPercent: 1 }, daysOf({ kg }), weekOld(2100));

  // A tenth of a BMI is 0.28 kg here: 310 kcal a day for a week; one percent would be 577.
  expect(signs).toEqual([]);
  expect((equation?.kcal ?? 0) - (equation?.targetKcal ?? 0)).toBeGreaterThan(290);
  expect((equation?.kcal ?? 0) - (equation?.targetKcal ?? 0)).toBeLessThanOrEqual(311);
});

describe('signs stop proposals', () => {
  test.each([
    ['fast-change', daysOf({ kg: 75, kgPerDay: -0.15, kcal: 1500 })],
    ['fast-change', daysOf({ kg: 75, kgPerDay: 0.15, kcal: 3000 })],
    ['low-weight', daysOf({ kg: 50 })],
    ['low-intake', daysOf({}).map((day, place) => (place >= 37 ? { ...day, kcal: 950 } : day))],
  ] as const)('%s', (sign, days) => {
    const report = bodyReport(ASHA, days, weekOld(2100));

    expect(report).toMatchObject({ signs: [sign], proposal: null, why: 'warning-sign' });
    expect(report.equation?.targetKcal ?? null).toBeNull();
  });

  test('two fast weeks, and four days with little, are none', () => {
    const fast = daysOf({}).map((day, place) => ({ ...day, kg: 75 - 0.13 * Math.max(0, place - 30) }));
    const little = daysOf({}).map((day, place) => (place >= 38 ? { ...day, kcal: 950 } : day));

    expect(bodyReport(ASHA, fast, weekOld(2100)).signs).toEqual([]);
    expect(bodyReport(ASHA, little, weekOld(2100)).signs).toEqual([]);
  });
});

const anyFacts: fc.Arbitrary<BodyFacts> = fc.record({
  sex: fc.constantFrom(...SEXES),
  age: fc.integer({ min: 18, max: 100 }),
  heightCm: fc.integer({ min: 120, max: 230 }),
  activity: fc.constantFrom('sitting', 'light', 'active', 'vigorous'),
  aim: fc.constantFrom(...BODY_AIMS),
  weeklyPercent: fc.double({ min: 0.1, max: 1, noNaN: true }),
  conditions: fc.oneof(
    { weight: 9, arbitrary: fc.constant([]) },
    { weight: 1, arbitrary: fc.constantFrom(['pregnant']) },
  ),
}) as fc.Arbitrary<BodyFacts>;

/** Days of a body of some BMI, most of them weighed and logged, with so much eaten as a share of what the equation expects. */
const anyDays = (facts: BodyFacts) =>
  fc
    .record({
      ofBmi: fc.double({ min: 17.5, max: 45, noNaN: true }),
      share: fc.double({ min: 0.4, max: 1.3, noNaN: true }),
      kgPerDay: fc.double({ min: -0.2, max: 0.2, noNaN: true }),
      steps: fc.array(
        fc.record({
          kg: fc.double({ min: -1, max: 1, noNaN: true }),
          kcal: fc.integer({ min: -300, max: 300 }),
          isWeighed: fc.boolean(),
          isLogged: fc.oneof({ weight: 7, arbitrary: fc.constant(true) }, { weight: 1, arbitrary: fc.constant(false) }),
        }),
        { minLength: 12, maxLength: 60, size: 'max' },
      ),
    })
    .map(({ ofBmi, share, kgPerDay, steps }): DietDay[] => {
      const kg = ofBmi * (facts.heightCm / 100) ** 2;
      const kcal = share * equationKcal({ ...facts, height: facts.heightCm, weight: kg });
      return steps.map((step, day) => ({
        kg: step.isWeighed ? kg + kgPerDay * day + step.kg : null,
        kcal: step.isLogged ? Math.max(0, kcal + step.kcal) : null,
        isWeekend: day % 7 >= 5,
      }));
    });
const anyPerson = anyFacts.chain((facts) => fc.tuple(fc.constant(facts), anyDays(facts)));

test('no proposal leaves any of its bounds, whatever was weighed and eaten', () => {
  let proposed = 0;
  fc.assert(
    fc.property(
      anyPerson,
      fc.integer({ min: 800, max: 4000 }),
      fc.integer({ min: 5, max: 20 }),
      ([facts, days], kcal, daysAgo) => {
        const report = bodyReport(facts, days, { kcal, daysAgo });
        expect((report.proposal === null) !== (report.why === null)).toBe(true);
        if (!report.proposal) return;
        proposed++;

        const kg = report.trend.at(-1)?.kg ?? Number.NaN;
        const used = report.expenditure?.kcal ?? Number.NaN;
        const kgPerWeek = ((report.proposal.kcal - used) * 7) / KCAL_PER_KG;
        const rest = restingKcal({ ...facts, height: facts.heightCm, weight: kg });
        expect(report.proposal.kcal).toBeGreaterThanOrEqual(Math.max(facts.sex === 'male' ? 1500 : 1200, rest));
        expect(report.proposal.kcal).toBeLessThanOrEqual(6000);
        expect(Math.abs(report.proposal.kcal - kcal)).toBeLessThanOrEqual(150);
        expect(Math.abs(report.proposal.kcal - kcal)).toBeGreaterThanOrEqual(50);
        expect(daysAgo).toBeGreaterThanOrEqual(7);
        expect(facts.conditions).toEqual([]);
        expect(report.signs).toEqual([]);
        expect(days.slice(-15, -1).filter((day) => day.kcal !== null).length).toBeGreaterThanOrEqual(10);
        // Where the energy at rest is more than what the body is estimated to use, it stands.
        const isAtRest =
          report.proposal.kcal <= Math.ceil(Math.max(facts.sex === 'male' ? 1500 : 1200, rest) / 10) * 10;
        if (!isAtRest) expect(kgPerWeek).toBeLessThanOrEqual(0.01 * kg + 0.001);
        expect(kgPerWeek).toBeGreaterThanOrEqual(-0.01 * kg - 0.001);
        expect((kg + Math.min(0, kgPerWeek)) / (facts.heightCm / 100) ** 2).toBeGreaterThanOrEqual(18.49);
      },
    ),
    { numRuns: 1500 },
  );
  expect(proposed).toBeGreaterThan(100);
});
