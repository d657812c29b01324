import { LIMITS } from '@platewise/contract/limits';
import { describe, expect, it } from 'vitest';
import { FOODS, findFood } from './foods.ts';
import { sourceText } from './source-text.ts';

const textOf = (id: string) => sourceText(findFood(id) ?? {});

describe('where the figures of a food come from', () => {
  it('is reported by the row alone where the food is a row', () => {
    expect(textOf('whole-milk')).toBeUndefined();
  });

  it('names the rows and the rule of a derived food', () => {
    expect(textOf('poha')).toBe('Computed from USDA row 169758: flattened parboiled rice; only the shape changes.');
    expect(textOf('jaggery')).toContain('USDA rows 169655, 168820: boiled cane juice, which');
  });

  it('names the publication of a cited food', () => {
    expect(textOf('paneer')).toContain('Dairy Ingredients for Food Processing, p. 297: middle of the ranges');
  });

  it('fits into an ingredient of a meal', () => {
    for (const food of FOODS) {
      expect(sourceText(food)?.length ?? 0, food.id).toBeLessThanOrEqual(LIMITS.mealLineMaxCharacters);
    }
  });
});
