import { message, plural } from '../../message.ts';

/** What is said where a language model proposes the dishes. */
export const model = {
  busy: plural({
    one: 'The kitchen is busy. Try again in 1 s.',
    other: 'The kitchen is busy. Try again in {count} s.',
  }),
  notAnswering: 'The planner is not answering. Please try again.',
  notesRefused: 'We can’t plan meals from these notes. Please change them.',
  replaced: plural({
    one: 'One proposed dish did not pass our checks, so a recipe of our own stands in its place: {meals}.',
    other: '{count} proposed dishes did not pass our checks, so recipes of our own stand in their places: {meals}.',
  }),
  missing: plural({
    one: 'The language model did not deliver one of the dishes, so a recipe of our own stands in its place: {meals}.',
    other:
      'The language model did not deliver {count} of the dishes, so recipes of our own stand in their places: {meals}.',
  }),
  fallback: {
    busy: 'The language model is busy just now, so we made this plan from our own recipes.',
    silent: 'The language model is not answering, so we made this plan from our own recipes.',
    refused: 'The language model would not plan from these notes, so we made this plan from our own recipes.',
    unusable: 'The language model gave no dish that passed our checks, so we made this plan from our own recipes.',
  },
  /** The same where other meals of the plan stay as they are. */
  fallbackForNew: {
    busy: plural({
      one: 'The language model is busy just now, so the new meal is one of our own recipes.',
      other: 'The language model is busy just now, so the new meals are recipes of our own.',
    }),
    silent: plural({
      one: 'The language model is not answering, so the new meal is one of our own recipes.',
      other: 'The language model is not answering, so the new meals are recipes of our own.',
    }),
    refused: plural({
      one: 'The language model would not plan from these notes, so the new meal is one of our own recipes.',
      other: 'The language model would not plan from these notes, so the new meals are recipes of our own.',
    }),
    unusable: plural({
      one: 'The language model gave no dish that passed our checks, so the new meal is one of our own recipes.',
      other: 'The language model gave no dish that passed our checks, so the new meals are recipes of our own.',
    }),
  },
  proposed:
    'Proposed for you by a language model, from the foods that your rules allow; every figure is computed by us.',
  violations: {
    text: message('{meal} says something in its name or steps that we could not check'),
    amount: message('{meal} holds more of a food than anybody eats'),
    raw: message('{meal} leaves food raw that has to be cooked'),
    cuisine: message('{meal} has a kitchen that we do not know'),
  },
};
