import { expect, test } from 'vitest';
import { PRO } from '../testing/people.ts';
import { useTestApi } from '../testing/use-test-api.ts';
import { embeddedPlanner } from './planners/embedded-planner.ts';

const testApi = useTestApi();
const MEAL = { goal: 'balanced', dietaryPreferences: 'none', mealCount: 1 } as const;

// Every object of JavaScript has something under these names, which a table of words must not find.
test.each(['constructor', 'toString', '__proto__'])(
  '%s is a word that nobody knows, wherever it is typed',
  async (word) => {
    const caller = testApi().as(PRO, { planner: embeddedPlanner });

    const { meals } = await caller.meals.generate({ ...MEAL, additionalNotes: `more ${word}, in ${word} minutes` });
    expect(meals).toHaveLength(1);
    expect(await caller.meals.exclusion({ term: word })).toBeDefined();
    expect(await caller.calorie.foods({ search: word })).toBeDefined();
    expect(await caller.calorie.readText({ text: `2 ${word} of rice` })).toBeDefined();
    await caller.shoppingList.addItem({ name: word, quantity: `2 ${word}` });
    const { items } = await caller.shoppingList.read();
    expect(items.map(({ name }) => name)).toContain(word);
  },
);
