import { expect, it } from 'vitest';
import { message } from './message.ts';

it('a name that is written from right to left leaves the words around it alone; no other name is touched', () => {
  const moved = message('{name} was moved to {day}.');

  expect(moved({ name: 'מרק עדשים', day: 'Sunday' })).toBe('\u2068מרק עדשים\u2069 was moved to Sunday.');
  expect(moved({ name: 'Zürcher Suppe', day: '日曜日' })).toBe('Zürcher Suppe was moved to 日曜日.');
});
