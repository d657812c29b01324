import { existsSync, readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { boundFigure } from './bound-figure.ts';
import { BOUND_RULES } from './bound-rules.ts';
import { checkBounds } from './checks/check-bounds.ts';
import type { Food } from './food.ts';
import { findFood } from './foods.ts';

const reference = process.env.USDA_FACTS_CSV;
const hasReference = reference !== undefined && existsSync(reference);

function food(id: string, changes: Partial<Food> = {}): Food {
  const found = findFood(id);
  if (!found) throw new Error(id);
  return { ...found, ...changes };
}

describe('a figure that a row lacks', () => {
  it('is that of the row where the row has it, without a word', () => {
    expect(boundFigure(food('apple'), 'sugar')).toEqual({ low: 10.4, high: 10.4, source: null });
  });

  it('is zero by nature before anything else', () => {
    expect(boundFigure(food('prawn'), 'fiber')).toEqual({ low: 0, high: 0, source: 'there is none by nature' });
    expect(boundFigure(food('goat'), 'sugar').high).toBe(0);
  });

  it('is next that of another row of the same food', () => {
    const { low, high, source } = boundFigure(food('lentil-red'), 'sugar');

    expect([low, high]).toEqual([high, low]);
    expect(low).toBeCloseTo(0.032 * 63.1, 6);
    expect(source).toBe('by whole lentils, USDA row 172420');
  });

  it('is next that of another table', () => {
    const { low, high, source } = boundFigure(food('pigeon-pea'), 'sugar');

    expect(low).toBeCloseTo((1.3 / 65.32) * 62.8, 6);
    expect(high).toBeCloseTo((2.08 / 64.29) * 62.8, 6);
    expect(source).toBe('by red gram, whole and split, Indian Food Composition Tables 2017, B021, B022');
    expect(boundFigure(food('tempeh'), 'fiber').source).toBe('by tempeh, Ciqual 2025, 20917');
  });

  it('lies next within the closest kind', () => {
    const { low, high, source } = boundFigure(food('adzuki-bean'), 'sugar');

    expect(low).toBeCloseTo(0.032 * 62.9, 6);
    expect(high).toBeCloseTo(0.17 * 62.9, 6);
    expect(source).toBe('by dried pulses, 17 USDA rows');
  });

  it('lies last within the group, and never beyond what the other figures leave', () => {
    const unknown = food('mint');
    const { high, source } = boundFigure(unknown, 'sugar');

    expect(source).toMatch(/^by the \d+ measured foods of its group$/);
    expect(high).toBeLessThanOrEqual(unknown.per100g.carbs - (unknown.per100g.fiber ?? 0) + 1e-9);
  });

  it('is bounded by rules for foods that lack it', () => {
    const idle = BOUND_RULES.flatMap(({ foods, figure }) =>
      foods.filter((id) => findFood(id)?.per100g[figure] !== null),
    );

    expect(idle).toEqual([]);
  });

  it.skipIf(!hasReference)('is bounded as the rows say that the rules name', () => {
    expect(checkBounds(readFileSync(String(reference), 'utf8'))).toEqual([]);
  });

  it('is reported where a rule is not that of its rows', () => {
    const csv = 'fdc_id,description,kcal\n168917,"Quinoa, cooked",120,4.4,1.92,20,2.8,10,0.23,7\n';

    expect(checkBounds(csv)[0]).toBe('sugar by cooked quinoa is 0.041 to 0.041, its rows have 0.5');
  });
});
