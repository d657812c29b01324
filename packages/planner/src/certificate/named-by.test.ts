import { generationRequestSchema } from '@platewise/contract/generation/generation-schema';
import { texts } from '@platewise/contract/texts';
import { readExclusions } from '@platewise/nutrition/exclusions/read-exclusions';
import { FOODS, findFood } from '@platewise/nutrition/foods/foods';
import { wordsOf } from '@platewise/nutrition/words/word-forms';
import { describe, expect, it } from 'vitest';
import { DISHES } from '../day/candidates/find-candidates.ts';
import { makeMeal } from '../day/make-meal.ts';
import { readRequest } from '../request/read-request.ts';
import { certifyPlan } from './certify-plan.ts';
import { namedBy, ONLY_IN_NAME } from './named-by.ts';

const IDS = FOODS.map(({ id }) => id);

/** Every run of words in the name of a food: 'soy sauce', 'soy', 'sauce'. */
const RUNS_OF_WORDS = new Set(
  FOODS.map(({ name }) => wordsOf(name)).flatMap((words) =>
    words.flatMap((_, start) =>
      words.slice(start).map((_word, length) => words.slice(start, start + length + 1).join(' ')),
    ),
  ),
);

describe('foods that a term names', () => {
  it('are left out by the reader that plans are made with as well, but for those that only sound like it', () => {
    const terms = [...RUNS_OF_WORDS].flatMap((run) => readExclusions(run)).filter(({ unknownWords }) => !unknownWords);
    const missed = terms.flatMap(({ term, foods }) =>
      IDS.filter(namedBy(term))
        .filter((food) => !foods.has(food))
        .map((food) => ({ term, food })),
    );

    expect(terms.length).toBeGreaterThan(1000);
    expect(missed).toEqual([]);
  });

  it.each(Object.entries(ONLY_IN_NAME))('%s: what is said to sound like it does, and stays in', (term, foods) => {
    const leftOut = readExclusions(term).flatMap((exclusion) => [...exclusion.foods]);

    for (const food of foods) {
      expect(` ${wordsOf(findFood(food)?.name ?? '').join(' ')} `).toContain(` ${term} `);
      expect(leftOut).not.toContain(food);
    }
  });
});

it('a plan whose term was read wrongly gets no certificate', () => {
  const task = readRequest(
    generationRequestSchema.parse({ goal: 'balanced', dietaryPreferences: 'none', excludeIngredients: ['walnuts'] }),
  );
  const misread = { ...task, exclusions: task.exclusions.map((one) => ({ ...one, foods: new Set<string>() })) };
  const dish = DISHES.find(({ parts }) => parts.some(({ items }) => items.some(({ food }) => food.id === 'walnut')));
  if (!dish) throw new Error('no dish with walnuts');
  const meal = makeMeal(
    dish.recipe,
    'lunch',
    dish.parts.flatMap(({ items }) => items),
  );

  expect(certifyPlan(misread, [meal]).violations).toContain(
    texts.plans.violations.excluded({ food: findFood('walnut')?.name ?? '', term: 'walnuts' }),
  );
});
