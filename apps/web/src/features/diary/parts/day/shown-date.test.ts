import { expect, test } from 'vitest';
import { shownDate } from './shown-date.ts';

const NOW = new Date('2026-11-22T10:00:00Z');
const TODAY = '2026-11-22';

test('without a day in the address it is today', () => {
  expect(shownDate(undefined, TODAY, NOW)).toEqual({ date: TODAY });
});

test.each(['2026-11-01', '2000-01-01', '2027-11-22', '2024-02-29'])('%s is shown', (date) => {
  expect(shownDate(date, TODAY, NOW)).toEqual({ date });
});

test.each(['2026-02-30', '1999-12-31', '2028-01-01', '2026-2-3', 'tomorrow'])('%s is today, and stated', (asked) => {
  expect(shownDate(asked, TODAY, NOW)).toEqual({ date: TODAY, refused: asked });
});
