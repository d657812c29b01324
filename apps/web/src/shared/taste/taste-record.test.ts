import type { TasteEvent } from '@platewise/domain/taste/taste-events';
import { expect, test } from 'vitest';
import {
  NO_TASTE,
  readTasteRecord,
  restoredTaste,
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

test('what is forgotten comes back next to what was learnt, stated and taken back since', () => {
  const alone: TasteEvent = { ...AWAY, meal: { name: 'Thai soup', cuisine: 'Thai', foods: [] } };
  const other: TasteEvent = { ...AWAY, kind: 'hearted', meal: { name: 'Moussaka', cuisine: 'Greek', foods: [] } };
  const fresh: TasteEvent = { ...other, meal: { ...other.meal, name: 'Souvlaki' } };
  const before = withTasteChoice({ ...RECORD, events: [alone, AWAY, other] }, THAI, 'disliked');
  const after = withoutTaste(before, THAI);
  const heartGone = { ...after, events: after.events.filter(({ kind }) => kind !== 'hearted') };
  const meanwhile = withTasteChoice({ ...heartGone, isLearning: false }, { of: 'food', id: 'egg' }, 'liked');
  const now = { ...meanwhile, events: [...meanwhile.events, fresh] };

  expect(restoredTaste({ before, after, now: after })).toEqual(before);
  expect(restoredTaste({ before, after, now })).toEqual({
    isLearning: false,
    events: [alone, AWAY, fresh],
    choices: { cuisines: { Thai: 'disliked' }, foods: { egg: 'liked' } },
  });
  expect(restoredTaste({ before, after: NO_TASTE, now: { ...NO_TASTE, events: [fresh] } })).toEqual({
    ...before,
    events: [alone, AWAY, other, fresh],
  });
});

test('another thing that was forgotten meanwhile stays forgotten', () => {
  const TOFU = { of: 'food', id: 'firm-tofu' } as const;
  const after = withoutTaste(RECORD, THAI);

  const restored = restoredTaste({ before: RECORD, after, now: withoutTaste(after, TOFU) });

  expect(JSON.stringify(restored)).not.toContain('tofu');
});
