import { expect, test } from 'vitest';
import {
  TASTE_EVENTS_MAX,
  type TasteEvent,
  type TasteEventKind,
  tastedMeal,
  withoutTasteEvent,
  withoutTasteOf,
  withTasteEvent,
} from './taste-events.ts';

const event = (kind: TasteEventKind, name: string, day = '2026-03-02'): TasteEvent => ({
  kind,
  day,
  meal: { name, cuisine: 'Thai', foods: [] },
});

test('a planned meal has its last tag for a cuisine, and is made of its main foods', () => {
  const meal = {
    name: 'Tofu stir-fry',
    source: 'planner',
    tags: ['Vegan', 'Thai'],
    items: [
      { food: 'firm-tofu', name: 'Tofu, firm', grams: 150 },
      { food: 'basil', name: 'Basil', grams: 3 },
    ],
  };

  expect(tastedMeal(meal)).toEqual({
    name: 'Tofu stir-fry',
    cuisine: 'Thai',
    foods: [{ food: 'firm-tofu', name: 'Tofu, firm' }],
  });
});

test('the tags of a meal from elsewhere are no cuisines', () => {
  expect(tastedMeal({ name: 'Pot', tags: ['Sunday'] })).toEqual({ name: 'Pot', cuisine: null, foods: [] });
});

test('the same done twice on a day is done once; on another day it is done again', () => {
  const once = withTasteEvent([event('eaten', 'Pot')], event('eaten', 'Pot'));

  expect(once).toHaveLength(1);
  expect(withTasteEvent(once, event('eaten', 'Pot', '2026-03-03'))).toHaveLength(2);
});

test('what is taken back is gone, the last time first, and nothing else with it', () => {
  const events = [event('hearted', 'Pot'), event('eaten', 'Pot'), event('eaten', 'Pot', '2026-03-04')];

  expect(withoutTasteEvent(events, event('eaten', 'Pot'))).toEqual(events.slice(0, 2));
  expect(withoutTasteEvent(events, event('hearted', 'Soup'))).toEqual(events);
});

test('the oldest are forgotten beyond what is remembered', () => {
  const many = Array.from({ length: TASTE_EVENTS_MAX + 5 }, (_, index) => event('eaten', `Meal ${String(index)}`));

  const events = many.reduce<TasteEvent[]>(withTasteEvent, []);

  expect(events).toHaveLength(TASTE_EVENTS_MAX);
  expect(events[0]?.meal.name).toBe('Meal 5');
});

test('a cuisine or a food that is forgotten leaves no trace, and others keep theirs', () => {
  const foods = [
    { food: 'firm-tofu', name: 'Tofu, firm' },
    { food: 'rice', name: 'Rice' },
  ];
  const bowl: TasteEvent = { ...event('swapped-away', 'Bowl'), meal: { name: 'Bowl', cuisine: 'Thai', foods } };
  const soup: TasteEvent = { ...event('eaten', 'Soup'), meal: { name: 'Soup', cuisine: 'Thai', foods: [] } };

  expect(withoutTasteOf([bowl, soup], { of: 'cuisine', id: 'Thai' })).toEqual([
    { ...bowl, meal: { name: 'Bowl', cuisine: null, foods } },
  ]);
  expect(withoutTasteOf([bowl], { of: 'food', id: 'rice' })[0]?.meal.foods).toEqual(foods.slice(0, 1));
});
