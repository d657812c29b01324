import fc from 'fast-check';
import { expect, test } from 'vitest';
import { weightTrend } from './weight-trend.ts';

const days = (weights: readonly (number | null)[]) => weights.map((kg) => ({ kg }));

test('weights that all lie on a line have that line as their trend', () => {
  const weights = Array.from({ length: 60 }, (_, day) => (day % 3 === 1 ? null : 80 - 0.05 * day));

  const trend = weightTrend(days(weights));

  expect(trend).toHaveLength(60);
  expect(trend[58]?.kg).toBeCloseTo(77.1, 1);
  expect(trend[30]?.kgPerDay).toBeCloseTo(-0.05, 2);
});

test('one heavy morning hardly moves the trend', () => {
  const usual = Array.from({ length: 30 }, (_, day) => 70 + (day % 2 ? 0.6 : -0.6));

  const before = weightTrend(days(usual)).at(-1);
  const after = weightTrend(days([...usual.slice(0, -1), 72])).at(-1);

  expect((after?.kg ?? 0) - (before?.kg ?? 0)).toBeLessThan(0.5);
});

test('it is less sure of days without weights, and of weights that scatter', () => {
  const scattered = Array.from({ length: 30 }, (_, day) => 70 + 1.2 * Math.sin(day * 7));
  const steady = Array.from({ length: 30 }, (_, day) => 70 + 0.3 * Math.sin(day * 7));
  const sdOf = (weights: (number | null)[]) => weightTrend(days(weights)).at(-1)?.kgSd ?? Number.NaN;

  expect(sdOf([...steady, ...Array.from({ length: 20 }, () => null)])).toBeGreaterThan(2 * sdOf(steady));
  expect(sdOf(scattered)).toBeGreaterThan(1.5 * sdOf(steady));
});

test('without a weight there is no trend', () => {
  expect(weightTrend([])).toEqual([]);
  expect(weightTrend(days([null, null]))).toEqual([]);
});

test('whatever is weighed and when, every day has finite figures and positive deviations', () => {
  const weights = fc.array(fc.option(fc.double({ min: 35, max: 250, noNaN: true })), { minLength: 1, maxLength: 100 });
  fc.assert(
    fc.property(fc.double({ min: 35, max: 250, noNaN: true }), weights, (first, others) => {
      const trend = weightTrend(days([first, ...others]));

      expect(trend).toHaveLength(others.length + 1);
      for (const { kg, kgPerDay, kgSd, kgPerDaySd } of trend) {
        expect([kg, kgPerDay].every(Number.isFinite)).toBe(true);
        expect(kgSd).toBeGreaterThan(0);
        expect(kgPerDaySd).toBeGreaterThan(0);
      }
    }),
  );
});

test('heavier by so much is a trend that is heavier by so much', () => {
  const weights = fc.array(fc.option(fc.double({ min: 60, max: 80, noNaN: true })), { maxLength: 60 });
  fc.assert(
    fc.property(weights, fc.integer({ min: -20, max: 60 }), (others, more) => {
      const trend = weightTrend(days([70, ...others]));
      const heavier = weightTrend(days([70 + more, ...others.map((kg) => (kg === null ? null : kg + more))]));

      trend.forEach(({ kg, kgSd }, day) => {
        expect(heavier[day]?.kg).toBeCloseTo(kg + more, 6);
        expect(heavier[day]?.kgSd).toBeCloseTo(kgSd, 6);
      });
    }),
  );
});
