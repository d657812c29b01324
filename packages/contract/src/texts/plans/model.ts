import { area } from '../../language/area.ts';
import { message, plural } from '../../language/message.ts';

/** What is said where a language model proposes the dishes. */
export const model = area('model', {
  busy: plural({
    one: 'The kitchen is busy. Try again in 1 s.',
    other: 'The kitchen is busy. Try again in {count} s.',
  }),
  notAnswering: 'The planner is not answering. Please try again.',
  notesRefused: 'We can’t plan meals from these notes. Please change them.',
  requestRefused: 'The language model would not plan this request. Please try again, or ask for something else.',
  budgetSpent:
    'This month’s budget for the language model is used up. New plans can be made from the first of next month.',
  replaced: plural({
    one: 'One proposed dish did not pass our checks, so one of our own recipes takes its place: {meals}.',
    other: '{count} proposed dishes did not pass our checks, so our own recipes take their places: {meals}.',
  }),
  disliked: plural({
    one: 'One proposed dish was not to your taste, so one of our own recipes takes its place: {meals}.',
    other: '{count} proposed dishes were not to your taste, so our own recipes take their places: {meals}.',
  }),
  missing: plural({
    one: 'The language model did not deliver one of the dishes, so one of our own recipes takes its place: {meals}.',
    other: 'The language model did not deliver {count} of the dishes, so our own recipes take their places: {meals}.',
  }),
  fallback: {
    busy: 'The language model is busy just now, so we made this plan from our own recipes.',
    silent: 'The language model is not answering, so we made this plan from our own recipes.',
    refused: 'The language model would not plan from these notes, so we made this plan from our own recipes.',
    refusedRequest: 'The language model would not plan this request, so we made this plan from our own recipes.',
    budget: 'This month’s budget for the language model is used up, so we made this plan from our own recipes.',
    invalid: 'The language model gave no dish that passed our checks, so we made this plan from our own recipes.',
  },
  /** The same where other meals of the plan stay as they are. */
  fallbackForNew: {
    busy: plural({
      one: 'The language model is busy just now, so the new meal is one of our own recipes.',
      other: 'The language model is busy just now, so the new meals are our own recipes.',
    }),
    silent: plural({
      one: 'The language model is not answering, so the new meal is one of our own recipes.',
      other: 'The language model is not answering, so the new meals are our own recipes.',
    }),
    refusedRequest: plural({
      one: 'The language model would not plan this request, so the new meal is one of our own recipes.',
      other: 'The language model would not plan this request, so the new meals are our own recipes.',
    }),
    budget: plural({
      one: 'This month’s budget for the language model is used up, so the new meal is one of our own recipes.',
      other: 'This month’s budget for the language model is used up, so the new meals are our own recipes.',
    }),
    refused: plural({
      one: 'The language model would not plan from these notes, so the new meal is one of our own recipes.',
      other: 'The language model would not plan from these notes, so the new meals are our own recipes.',
    }),
    invalid: plural({
      one: 'The language model gave no dish that passed our checks, so the new meal is one of our own recipes.',
      other: 'The language model gave no dish that passed our checks, so the new meals are our own recipes.',
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
});
