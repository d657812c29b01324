import { expect, test } from 'vitest';
import { boxWords } from './box-words.ts';
import { daysOfGuide } from './days-of-guide.ts';
import { lanesOf } from './lanes.ts';
import { mealNames } from './meal-names.ts';
import { pictureWords } from './picture-words.ts';
import { prepGuideOf, prepTask } from './prep-guide-fixture.ts';

const GUIDE = prepGuideOf({
  totalMinutes: 70,
  handsOnMinutes: 11,
  days: [
    {
      day: 1,
      planId: 'p1',
      name: 'Monday',
      meals: [
        { mealId: 'm1', name: 'Dal', mealType: 'lunch' },
        { mealId: 'm2', name: 'Fish', mealType: 'dinner' },
        { mealId: 'm3', name: 'Oats', mealType: 'snack' },
        { mealId: 'm4', name: 'Nuts', mealType: 'snack' },
      ],
    },
  ],
  tasks: [
    prepTask({ id: 'dal', startMinute: 0, minutes: 30, handsOnMinutes: 5, mealIds: ['m1'] }),
    prepTask({ id: 'rice', kind: 'base', startMinute: 5, minutes: 18, handsOnMinutes: 3, mealIds: ['m2'] }),
    prepTask({
      id: 'bake',
      kind: 'oven',
      startMinute: 40,
      minutes: 30,
      handsOnMinutes: 3,
      oven: { celsius: 200 },
      mealIds: ['m1'],
    }),
    prepTask({ id: 'oats', kind: 'mix', startMinute: 8, mealIds: ['m3'] }),
    prepTask({ id: 'serve', kind: 'finish', when: 'on-the-day', startMinute: null, mealIds: ['m1'] }),
    prepTask({ id: 'fry', kind: 'finish', when: 'on-the-day', startMinute: null, mealIds: ['m2'] }),
  ],
  containers: [
    { mealId: 'm1', day: 1, holds: ['Dal'], place: 'freezer', keepsDays: 60 },
    { mealId: 'm2', day: 1, holds: ['white rice, cooked'], place: 'fridge', keepsDays: 1 },
    { mealId: 'm3', day: 1, holds: ['Oats'], place: 'fridge', keepsDays: 3 },
  ],
});

test('each meal is reported by its box and by what is left to do', () => {
  const [monday] = daysOfGuide(GUIDE);

  expect(monday?.meals.map(boxWords)).toEqual([
    'From its box.',
    'Made on the day. In its box: white rice, cooked.',
    'Ready in its box.',
    'Made on the day.',
  ]);
  expect(monday?.meals.map(({ finish }) => finish?.id)).toEqual(['serve', 'fry', undefined, undefined]);
  expect(monday?.thaw.map(({ name }) => name)).toEqual(['Dal']);
});

test('of two snacks on a day the second has a number', () => {
  expect([...mealNames(GUIDE).values()].map(({ place }) => place)).toEqual([
    'day 1 lunch',
    'day 1 dinner',
    'day 1 snack',
    'day 1 snack 2',
  ]);
});

test('the picture is reported in words', () => {
  expect(pictureWords(GUIDE, lanesOf(GUIDE), undefined)).toBe(
    'Your hands are busy for 11\u00a0min of 1\u00a0h 10\u00a0min. The hob is in use for 30\u00a0min, at most 2 rings of it at once. The oven is at 200\u00a0°C from 0:40 to 1:10.',
  );
  expect(pictureWords(prepGuideOf({}), lanesOf({ tasks: [] }), undefined)).toContain('The oven stays off.');
});
