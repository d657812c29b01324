import { expect, test } from 'vitest';
import { deviceZone, isSameZone, zoneText } from './device-zone.ts';

test('an old name stands for the same zone as its new one', () => {
  expect(isSameZone('Asia/Calcutta', 'Asia/Kolkata')).toBe(true);
  expect(isSameZone('Asia/Kolkata', 'Asia/Dhaka')).toBe(false);
});

test('a name that the engine does not know is just itself', () => {
  expect(isSameZone('Mars/Olympus', 'Mars/Olympus')).toBe(true);
  expect(isSameZone('Mars/Olympus', 'Asia/Kolkata')).toBe(false);
});

test('a zone is read as its place', () => {
  expect(zoneText('America/Argentina/Buenos_Aires')).toBe('Buenos Aires');
  expect(zoneText('UTC')).toBe('UTC');
});

test('the device is in a zone that the engine knows', () => {
  expect(() => new Intl.DateTimeFormat('en', { timeZone: deviceZone() })).not.toThrow();
});
