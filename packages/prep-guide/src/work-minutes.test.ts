import { describe, expect, test } from 'vitest';
import { readSteps } from './read-step.ts';
import { workMinutes } from './work-minutes.ts';

const minutesOf = (...steps: string[]) => workMinutes(readSteps(steps), { isOven: false, portions: 1 });

describe('minutes of work', () => {
  test.each([
    ['Fry the tofu for 10 minutes.', 10, 10],
    ['Simmer for 30 minutes.', 30, 1],
    ['Rub it with the lemon juice and marinate for 30 minutes.', 30, 1],
    ['Soften the onion in the oil for 10 minutes.', 10, 5],
    ['Stir in the salt.', 1, 1],
    ['Heat the oil.', 3, 3],
  ])('%j takes %i minutes, %i of them of work', (step, minutes, handsOnMinutes) => {
    expect(minutesOf(step)).toEqual({ minutes, handsOnMinutes });
  });

  test('what is done meanwhile fills the time in which something simmers', () => {
    expect(minutesOf('Simmer the beans for 20 minutes.', 'Meanwhile fry the onion for 8 minutes.')).toEqual({
      minutes: 20,
      handsOnMinutes: 9,
    });
    expect(minutesOf('Fry the onion for 8 minutes.', 'Meanwhile simmer the beans for 20 minutes.')).toEqual({
      minutes: 28,
      handsOnMinutes: 9,
    });
  });
});
