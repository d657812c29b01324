import type { BodySeries } from '@platewise/contract/body/body-schema';
import { expect, test } from 'vitest';
import { seriesPoints, shownSeries } from './series-points.ts';

const UNITS = { weight: 'kg', length: 'in' } as const;
const own = { id: '1', measure: 'own', name: 'Pulse', unit: '' } as const;
const SERIES: BodySeries = {
  from: '2026-11-01',
  to: '2026-11-04',
  measures: [
    { ...own, value: 61, date: '2026-11-01' },
    { id: '2', measure: 'weight', name: '', value: 75.2, unit: 'kg', date: '2026-11-02' },
    { id: '3', measure: 'weight', name: '', value: 75, unit: 'kg', date: '2026-11-04' },
    { id: '4', measure: 'waist', name: '', value: 81.28, unit: 'cm', date: '2026-11-04' },
  ],
  trend: ['2026-11-02', '2026-11-03', '2026-11-04'].map((date) => ({
    date,
    kg: 75.1,
    kgSd: 0.5,
    kgPerWeek: 0,
    kgPerWeekSd: 0.1,
  })),
};

test('weight comes first, then the waist, then one’s own', () => {
  expect(shownSeries(SERIES.measures).map(({ name }) => name)).toEqual(['Weight', 'Waist', 'Pulse']);
});

test('a chart begins with the first weight; a day without one has a trend alone', () => {
  const [shown] = shownSeries(SERIES.measures);

  const points = seriesPoints(SERIES, { shown: shown as never, from: '2026-11-01', units: UNITS });

  expect(points).toEqual([
    { date: '2026-11-02', recorded: 75.2, trend: 75.1, band: [74.12, 76.08] },
    { date: '2026-11-03', recorded: null, trend: 75.1, band: [74.12, 76.08] },
    { date: '2026-11-04', recorded: 75, trend: 75.1, band: [74.12, 76.08] },
  ]);
});

test('what is no weight has no trend, and is in the person’s unit', () => {
  const shown = shownSeries(SERIES.measures).find(({ measure }) => measure === 'waist');

  const points = seriesPoints(SERIES, { shown: shown as never, from: '2026-11-01', units: UNITS });

  expect(points).toEqual([{ date: '2026-11-04', recorded: 32, trend: null, band: null }]);
});
