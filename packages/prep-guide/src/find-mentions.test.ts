import { wordsOf } from '@platewise/nutrition/words/word-forms';
import { describe, expect, test } from 'vitest';
import { findMentions } from './find-mentions.ts';

const find = (food: string, name: string, steps: string[]) => findMentions({ food, name }, steps.map(wordsOf));

describe('where a food is named', () => {
  test('by its name or another name of it, and by its last word only where neither stands', () => {
    expect(find('rice-white', 'white rice', ['Boil the basmati rice.', 'Add the rice vinegar.']).steps).toEqual([0]);
    expect(find('rice-white', 'white rice', ['Heat the oil.', 'Add the rice.']).steps).toEqual([1]);
    expect(find('rice-white', 'white rice', ['Boil the basmati rice.', 'Serve with the rice.']).loose).toEqual([0, 1]);
    expect(find('no-such-food', 'zorblax', ['Add the rice.'])).toEqual({ steps: [], loose: [], manner: null });
  });
});

describe('how a food is cut', () => {
  test.each([
    ['Fry the chopped onion in the oil.', 'chop'],
    ['Chop the tomato, onion and coriander finely.', 'chop'],
    ['Add the finely sliced red onion.', 'slice'],
    ['Char the onion in wedges.', 'cut'],
    ['Chop the tomato and fry the onion.', null],
    ['Add the onion.', null],
  ])('%j', (step, manner) => {
    expect(find('onion', 'onion', [step]).manner).toBe(manner);
  });
});
