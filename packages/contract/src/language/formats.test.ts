import { expect, it } from 'vitest';
import { amountText, byName, dateFormat, dateText, listFormat, numberFormat, timeOfDayText } from './formats.ts';

const plain = (text: string) => text.replaceAll(/\s/g, ' ');

it('numbers, dates, and lists follow one language', () => {
  expect(numberFormat().format(12_345.5)).toBe('12,345.5');
  expect(dateFormat({ dateStyle: 'medium', timeZone: 'UTC' }).format(new Date('2026-11-23'))).toBe('Nov 23, 2026');
  expect(dateText('2026-11-23')).toBe('November 23, 2026');
  expect(listFormat('and').format(['eggs', 'nuts', 'soy'])).toBe('eggs, nuts, and soy');
  expect(listFormat('or').format(['eggs', 'soy'])).toBe('eggs or soy');
});

it('an amount of money is whole, or has both places', () => {
  expect([0, 499, 1299, 399.2, 4790.4].map(amountText)).toEqual(['0', '499', '1,299', '399.20', '4,790.40']);
});

it('a time of the day is read on one clock, and what is none stays', () => {
  expect(['00:05', '07:05', '12:00', '21:00'].map((time) => plain(timeOfDayText(time)))).toEqual([
    '12:05 AM',
    '7:05 AM',
    '12:00 PM',
    '9:00 PM',
  ]);
  expect(timeOfDayText('soon')).toBe('soon');
});

it('names are ordered as people look them up', () => {
  expect(['Zucchini', 'éclair', 'Apple 10', 'apple 2', 'Egg'].toSorted(byName)).toEqual([
    'apple 2',
    'Apple 10',
    'éclair',
    'Egg',
    'Zucchini',
  ]);
});
