import { RECIPES } from '@platewise/nutrition/recipes/recipes';
import { describe, expect, test } from 'vitest';
import { findTimes } from './find-times.ts';

/** The times of a step in minutes, a range as 'from-to', with the words that name them. */
function timesIn(step: string): string[] {
  return findTimes(step).map(({ text, seconds, longestSeconds }) => {
    const minutes = seconds === longestSeconds ? seconds / 60 : `${seconds / 60}-${longestSeconds / 60}`;
    return `${text} = ${minutes}`;
  });
}

describe('one time', () => {
  test.each([
    ['Simmer for 12 minutes.', '12 minutes = 12'],
    ['Bake for 8 to 10 minutes.', '8 to 10 minutes = 8-10'],
    ['Bake for 20-25 min.', '20-25 min = 20-25'],
    ['Bake 20 – 25 mins until golden', '20 – 25 mins = 20-25'],
    ['Roast for twenty-five minutes.', 'twenty-five minutes = 25'],
    ['Fry for eight to ten minutes.', 'eight to ten minutes = 8-10'],
    ['Boil for six and a half minutes.', 'six and a half minutes = 6.5'],
    ['Cook for five more minutes.', 'five more minutes = 5'],
    ['Rest the dough for an hour.', 'an hour = 60'],
    ['Braise for an hour and a quarter.', 'an hour and a quarter = 75'],
    ['Braise for an hour and a half.', 'an hour and a half = 90'],
    ['Simmer for about an hour and ten minutes.', 'an hour and ten minutes = 70'],
    ['Leave it for half an hour.', 'half an hour = 30'],
    ['Leave it for at least a quarter of an hour, or overnight.', 'quarter of an hour = 15'],
    ['Leave it for three quarters of an hour.', 'three quarters of an hour = 45'],
    ['Stir for half a minute.', 'half a minute = 0.5'],
    ['Add the sprouts for the last half minute.', 'half minute = 0.5'],
    ['Fry it for a minute and a half on each side.', 'a minute and a half = 1.5'],
    ['Sear for a minute or two a side.', 'a minute or two = 1-2'],
    ['Toss it for another minute.', 'another minute = 1'],
    ['Blend for a full minute.', 'a full minute = 1'],
    ['Wilt the spinach for the last minute.', 'last minute = 1'],
    ['Microwave for 90 seconds.', '90 seconds = 1.5'],
    ['Stir for 30 seconds to 1 minute.', '30 seconds to 1 minute = 0.5-1'],
    ['Bake for 45 minutes to an hour.', '45 minutes to an hour = 45-60'],
    ['Slow-cook for 1 1/2 hours.', '1 1/2 hours = 90'],
    ['Slow-cook for 1½ to 2 hours.', '1½ to 2 hours = 90-120'],
    ['Slow-cook for 2.5 hours.', '2.5 hours = 150'],
    ['Bake for 1 hour 30 minutes.', '1 hour 30 minutes = 90'],
    ['Bake for 1 hr and 20 min.', '1 hr and 20 min = 80'],
    ['Chill for 2h.', '2h = 120'],
    ['After a 10-minute rest, slice it.', '10-minute = 10'],
    ['Simmer For Two To Three Minutes', 'Two To Three Minutes = 2-3'],
    ['Soak the peas for five hours.', 'five hours = 300'],
  ])('%j', (step, time) => {
    expect(timesIn(step)).toEqual([time]);
  });
});

test('several times of a step come in their order, also those whose unit is left out', () => {
  expect(timesIn('Sear it for 4 minutes, then 2 on the other side.')).toEqual(['4 minutes = 4', '2 = 2']);
  expect(timesIn('Boil the rice for 15 minutes and blanch the bok choy for 2.')).toEqual(['15 minutes = 15', '2 = 2']);
  expect(timesIn('Cook it for fifteen minutes and leave it closed for five more.')).toEqual([
    'fifteen minutes = 15',
    'five = 5',
  ]);
  expect(timesIn('Boil hard for 10 minutes, then simmer for about 45, until tender.')).toEqual([
    '10 minutes = 10',
    '45 = 45',
  ]);
});

test.each([
  'Soak the beans overnight.',
  'Rest it for a few minutes.',
  'Crush the cumin for a few seconds.',
  'Warm the oil in a second pan, then cook the second batch.',
  'Add them at the last moment.',
  'Heat the oven to 200 degrees and cut the dough into 8 to 10 pieces.',
  'Serve it the minute it is done.',
  'Start the day before.',
  'Add 200 ml of milk and 2 eggs.',
  'This is enough for 4.',
  'It keeps for 72 hours.',
  '',
])('%j names no time to ring at', (step) => {
  expect(findTimes(step)).toEqual([]);
});

test('a number of people in the next sentence is no time', () => {
  expect(timesIn('Bake for 10 minutes. Enough for 4.')).toEqual(['10 minutes = 10']);
});

describe('the steps of every recipe', () => {
  const STEPS = RECIPES.flatMap(({ steps }) => steps);
  /** Words for times that nobody could set a timer to, and the second of two things. */
  const NO_TIMES = /\b(?:a|the last) few (?:minutes|seconds)\b|\bwithin minutes\b|\bsecond\b/gi;

  test('have each of their minutes, hours and seconds found', () => {
    const missed = STEPS.flatMap((step) => {
      const rest = findTimes(step).reduceRight(
        (text, { start, end }) => `${text.slice(0, start)}#${text.slice(end)}`,
        step,
      );
      return /\b(?:minute|min|hour|second|sec)s?\b/i.test(rest.replaceAll(NO_TIMES, ' ')) ? [rest] : [];
    });

    expect(missed).toEqual([]);
  });

  test('have nothing else found: each time ends with its unit, or shares that of the time before it', () => {
    const odd = STEPS.flatMap((step) =>
      findTimes(step)
        .filter(({ text }) => !/(?:minutes?|hours?|and a (?:half|quarter)|or two)$/.test(text))
        .map(({ start }) => step.slice(Math.max(0, start - 15), start + 20)),
    );

    expect(odd).toMatchInlineSnapshot(`
      [
        "s for the last one; lift both out a",
        "s for the last 4.",
        "s for the last 10.",
        "mmer for about 45, until tender; ke",
        "n for the last 4.",
        "bble; rest for 5.",
        "s for the last five.",
        " it closed for five more.",
        "f the salt for five; serve them wit",
        " it closed for five more.",
        "n the skin and 2 on the other side.",
        "o for the last 25, until the meat i",
        "e bok choy for 2.",
        "s for the last 4; drain and cool a ",
        " minutes, then 2 on the other side.",
        " pot stand for 5.",
        "wder stand for 5.",
        "s for the last four; cool both in c",
        "m for the last five.",
        "r for the last five, until the sauc",
        ", covered, for 5.",
        ", covered, for 5.",
        "f the heat for 5.",
        "et it rest for 5.",
      ]
    `);
  });

  test('name between half a minute and half a day', () => {
    const seconds = STEPS.flatMap(findTimes).flatMap((time) => [time.seconds, time.longestSeconds]);

    expect(Math.min(...seconds)).toBe(30);
    expect(Math.max(...seconds)).toBeLessThanOrEqual(12 * 3600);
  });
});
