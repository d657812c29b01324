import { expect, test } from 'vitest';
import { documentNumber } from './document-number.ts';
import { financialYear, taxRetentionEnd } from './financial-year.ts';

test('a financial year begins in April, by the clocks of India', () => {
  expect(financialYear(new Date('2027-03-31T18:29:59.999Z'))).toBe(2026);
  expect(financialYear(new Date('2027-03-31T18:30:00.000Z'))).toBe(2027);
  expect(financialYear(new Date('2026-12-31T23:00:00.000Z'))).toBe(2026);
});

test('a number names series, year and position, in at most 16 letters, digits and hyphens', () => {
  expect(documentNumber('INV', 2026, 1)).toBe('INV-2627-000001');
  expect(documentNumber('CRN', 2099, 123_456)).toBe('CRN-9900-123456');
  expect(documentNumber('INV', 2026, 9_999_999)).toMatch(/^[A-Z0-9-]{16}$/);
});

test('tax documents stay until 72 months after the annual return of their year is due', () => {
  // Of April 2026 to March 2027 it is due on 31 December 2027.
  expect(taxRetentionEnd(new Date('2026-11-21T10:00:00.000Z'))).toEqual(new Date('2033-12-31T18:30:00.000Z'));
});
