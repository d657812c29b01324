import type { TasteEvent } from '@platewise/domain/taste/taste-events';
import { expect, test } from 'vitest';
import {
  NO_TASTE,
  readTasteRecord,
  type TasteRecord,
  tasteLines,
  tasteToSend,
  withoutTaste,
  withTasteChoice,
} from './taste-record.ts';

const TODAY = '2026-06-30';
const AWAY: TasteEvent = {
  kind: 'swapped-away',
  day: TODAY,
  meal: { name: 'Tofu bowl', cuisine: 'Thai', foods: [{ food: 'firm-tofu', name: 'Tofu, firm' }] },
};
const RECORD: TasteRecord = { ...NO_TASTE, events: [AWAY] };
const THAI = { of: 'cuisine', id: 'Thai' } as const;

test('what was written is read as it was', () => {
  const record = withTasteChoice({ ...RECORD, isLearning: false }, THAI, 'liked');

  expect(readTasteRecord(JSON.parse(JSON.stringify(record)))).toEqual(record);
});

test.each([undefined, null, 7, 'text', [], { events: 'none', choices: 3 }])('%j is nothing learnt', (stored) => {
  expect(readTasteRecord(stored)).toEqual(NO_TASTE);
});

test.each([
  { ...AWAY, kind: 'sniffed' },
  { ...AWAY, day: '2026-99-99' },
  { ...AWAY, day: 'yesterday' },
  { ...AWAY, meal: { ...AWAY.meal, foods: [{ food: 1 }] } },
  { ...AWAY, meal: null },
  null,
])('what is no event is left out: %j', (broken) => {
  const stored = { events: [broken, AWAY], choices: { cuisines: { Thai: 'adored', Greek: 'liked' } } };

  expect(readTasteRecord(stored)).toEqual({
    isLearning: true,
    events: [AWAY],
    choices: { cuisines: { Greek: 'liked' }, foods: {} },
  });
});

test('nothing is sent while nothing may be learnt, or nothing is known', () => {
  expect(tasteToSend(RECORD, TODAY)).toEqual({ cuisines: { Thai: -0.333 }, foods: { 'firm-tofu': -0.333 } });
  expect(tasteToSend({ ...RECORD, isLearning: false }, TODAY)).toBeUndefined();
  expect(tasteToSend(NO_TASTE, TODAY)).toBeUndefined();
});

test('a choice shows what was learnt next to it, and stays where that is forgotten', () => {
  const chosen = withTasteChoice(RECORD, THAI, 'ignored');

  expect(tasteLines(chosen, TODAY)[0]).toMatchObject({ ...THAI, choice: 'ignored', counts: { 'swapped-away': 1 } });
  expect(tasteLines({ ...chosen, events: [] }, TODAY)).toEqual([
    { ...THAI, name: 'Thai', weight: 0, counts: {}, choice: 'ignored' },
  ]);
  expect(tasteToSend(chosen, TODAY)).toEqual({ cuisines: {}, foods: { 'firm-tofu': -0.333 } });
  expect(withTasteChoice(chosen, THAI, null)).toEqual(RECORD);
});

test('what is forgotten is neither learnt nor chosen', () => {
  const without = withoutTaste(withTasteChoice(RECORD, THAI, 'disliked'), THAI);

  expect(tasteLines(without, TODAY).map(({ id }) => id)).toEqual(['firm-tofu']);
  expect(without.choices).toEqual(NO_TASTE.choices);
});
