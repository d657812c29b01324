import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { allowanceAt, periodIndexAt, periodStart } from './allowance-period.ts';

const date = (iso: string) => new Date(iso);

describe('the months of an allowance', () => {
  test.each([
    ['2026-01-31T10:00:00.000Z', 1, '2026-02-28T10:00:00.000Z'],
    ['2026-01-31T10:00:00.000Z', 2, '2026-03-31T10:00:00.000Z'],
    ['2026-01-31T10:00:00.000Z', 3, '2026-04-30T10:00:00.000Z'],
    ['2027-12-29T23:59:59.999Z', 2, '2028-02-29T23:59:59.999Z'],
    ['2028-02-29T00:00:00.000Z', 12, '2029-02-28T00:00:00.000Z'],
    ['2028-02-29T00:00:00.000Z', 48, '2032-02-29T00:00:00.000Z'],
    ['2026-11-21T03:00:00.000Z', 2, '2027-01-21T03:00:00.000Z'],
  ])('begun at %s, month %i starts at %s', (anchor, index, start) => {
    expect(periodStart(date(anchor), index).toISOString()).toBe(start);
  });

  test('a month begins at its very moment and not a millisecond before', () => {
    const anchor = date('2026-01-31T10:00:00.000Z');

    expect(periodIndexAt(anchor, date('2026-02-28T09:59:59.999Z'))).toBe(0);
    expect(periodIndexAt(anchor, date('2026-02-28T10:00:00.000Z'))).toBe(1);
  });

  test('a clock that stands before the anchor is in the first month', () => {
    expect(periodIndexAt(date('2026-06-01T00:00:00Z'), date('2026-01-01T00:00:00Z'))).toBe(0);
  });
});

const TEN_YEARS_MS = 10 * 366 * 86_400_000;
const anchors = fc.date({ min: date('2020-01-01T00:00:00Z'), max: date('2032-12-31T00:00:00Z'), noInvalidDate: true });
const later = fc.integer({ min: 0, max: TEN_YEARS_MS });

describe('over ten years', () => {
  test('every moment lies in the month that its index names', () => {
    fc.assert(
      fc.property(anchors, later, (anchor, offset) => {
        const moment = new Date(anchor.getTime() + offset);
        const index = periodIndexAt(anchor, moment);
        expect(periodStart(anchor, index) <= moment && moment < periodStart(anchor, index + 1)).toBe(true);
      }),
      { numRuns: 2000 },
    );
  });

  test('a month starts on the anchor day, or on the last day of a shorter month', () => {
    fc.assert(
      fc.property(anchors, fc.integer({ min: 0, max: 120 }), (anchor, index) => {
        const start = periodStart(anchor, index);
        const lastDay = new Date(Date.UTC(start.getUTCFullYear(), start.getUTCMonth() + 1, 0)).getUTCDate();
        expect(start.getUTCDate()).toBe(Math.min(anchor.getUTCDate(), lastDay));
        expect(start.getTime() % 86_400_000).toBe(anchor.getTime() % 86_400_000);
      }),
      { numRuns: 2000 },
    );
  });

  test('however the clock jumps, each month is granted at most once', () => {
    fc.assert(
      fc.property(anchors, fc.array(later, { maxLength: 60 }), (anchorAt, offsets) => {
        let kept = { tokens: 10, periodIndex: 0 };
        const granted = new Set<number>();
        for (const offset of offsets) {
          const { tokens, periodIndex, isDue } = allowanceAt(
            { ...kept, anchorAt, isWaiting: false },
            new Date(anchorAt.getTime() + offset),
          );
          if (isDue) expect(granted.has(periodIndex)).toBe(false);
          if (isDue) granted.add(periodIndex);
          kept = { tokens: Math.max(0, tokens - 3), periodIndex };
        }
      }),
      { numRuns: 500 },
    );
  });
});
