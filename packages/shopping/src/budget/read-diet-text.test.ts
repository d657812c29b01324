import { generationRequestSchema } from '@platewise/contract/generation/generation-schema';
import { readRequest } from '@platewise/planner/request/read-request';
import { describe, expect, test } from 'vitest';
import { readDietText } from './read-diet-text.ts';

/** Whether the food may stand on the list of somebody who writes this. */
function allows(text: string, food: string): boolean {
  const { diet, notes, excludeIngredients } = readDietText(text);
  const request = generationRequestSchema.parse({
    goal: 'balanced',
    dietaryPreferences: diet,
    additionalNotes: notes,
    excludeIngredients,
  });
  const { dietForbids, exclusionsForbid } = readRequest(request);
  return !dietForbids.has(food) && !exclusionsForbid.has(food);
}

describe('a text of dietary preferences', () => {
  test.each([
    ['vegan', 'vegan'],
    ['Strict vegan', 'vegan'],
    ['plant-based', 'vegan'],
    ['vegans and vegetarians', 'vegan'],
    ['Vegetarian', 'vegetarian'],
    ['veg', 'vegetarian'],
    ['vegetarian diet, please', 'vegetarian'],
    ['ovo-lacto vegetarian', 'vegetarian'],
    ['keto', 'keto'],
    ['Ketogenic diet', 'keto'],
    ['keto vegetarian', 'keto'],
    ['low-carb', 'low_carb'],
    ['low carb and high protein', 'low_carb'],
    ['High protein', 'high_protein'],
    ['palaeo', 'paleo'],
    ['Mediterranean', 'mediterranean'],
    ['non-vegetarian', 'none'],
    ['non veg', 'none'],
    ['not vegan', 'none'],
    ['no keto', 'none'],
    ['we eat everything', 'none'],
    ['none', 'none'],
    ['', 'none'],
  ])('%j is the diet %s', (text, diet) => {
    expect(readDietText(text).diet).toBe(diet);
  });

  test.each([
    ['keto vegetarian', 'chicken-breast'],
    ['high-protein vegetarian diet, no mushrooms', 'mushroom-white'],
    ['high-protein vegetarian diet, no mushrooms', 'chicken-breast'],
    ['vegan keto nut-free', 'almond'],
    ['vegan keto nut-free', 'whole-milk'],
    ['pure veg', 'egg'],
    ['lacto vegetarian', 'egg'],
    ['eggetarian', 'chicken-breast'],
    ['pescatarian', 'chicken-breast'],
    ['gluten free dairy free', 'feta'],
    ['vegetarian, nut allergy', 'cashew'],
    ['vegetarian but no paneer', 'paneer'],
    ['halal', 'pork-loin'],
    ['jain', 'onion'],
    ['lactose intolerant', 'whole-milk'],
    ['penuts', 'peanut'],
    ['anything but fish', 'salmon'],
  ])('%j leaves out %s', (text, food) => {
    expect(allows(text, food)).toBe(false);
  });

  test.each([
    ['pescatarian', 'salmon'],
    ['eggetarian', 'egg'],
    ['non-vegetarian', 'chicken-breast'],
    ['love chicken', 'chicken-breast'],
    ['normal', 'egg'],
  ])('%j leaves %s in', (text, food) => {
    expect(allows(text, food)).toBe(true);
  });

  test('leaves a word that nobody knows out as a word, and says a sentence that it could not use', () => {
    expect(readDietText('vegetarian, zorblax')).toMatchObject({ notes: '', excludeIngredients: ['zorblax'] });
    expect(readDietText('family of four with two picky kids')).toMatchObject({
      notes: 'family of four with two picky kids',
      excludeIngredients: [],
    });
  });

  test('names the diets whose rules nobody here knows', () => {
    expect(readDietText('DASH diet, no nuts')).toMatchObject({
      otherDiets: ['DASH diet'],
      notes: 'no nuts',
      excludeIngredients: [],
    });
  });
});
