import { describe, expect, it } from 'vitest';
import { findFood } from '../foods/foods.ts';
import { plateBreaches, plateGramsBounds } from './plate-bounds.ts';

const DINNER = { name: 'A dish', kcal: 700, isSnack: false, isKeto: false };

describe('the bounds of a plate', () => {
  it('hold for a plate that people serve', () => {
    expect(breaches({ 'chicken-breast': 180, 'rice-white': 80, broccoli: 200, 'olive-oil': 12 })).toEqual([]);
  });

  it.each([
    ['squash by the pound', { 'butternut-squash': 925 }, 'vegetable above'],
    ['twelve eggs', { egg: 600 }, 'egg above'],
    ['a glass of oil', { 'olive-oil': 150, potato: 300 }, 'fat above'],
    ['meat and fish together', { 'chicken-breast': 180, salmon: 120 }, 'flesh above'],
    ['dry and drained pulses together', { 'lentil-red': 80, 'chickpea-canned': 120 }, 'pulse above'],
    ['dried fruit like the fresh fruit that it was', { date: 120, 'low-fat-yogurt': 200 }, 'fruit above'],
    ['a plate that nobody lifts', { tomato: 340, cucumber: 340, courgette: 340 }, 'plate above'],
    ['a bite for a meal', { almond: 55, apple: 60 }, 'plate below'],
  ])('are left by %s', (_, grams, broken) => {
    expect(breaches(grams)).toContain(broken);
  });

  it('ask for enough of what a dish is named for, cured meat aside', () => {
    const rest = { pasta: 90, tomato: 250 };

    expect(breaches({ 'chicken-breast': 30, ...rest }, 'Chicken pasta')).toEqual(['flesh below']);
    expect(breaches({ 'chicken-breast': 30, ...rest }, 'Tomato pasta')).toEqual([]);
    expect(breaches({ bacon: 20, ...rest }, 'Bacon pasta')).toEqual([]);
  });

  it('grow in proportion above 1,100 kcal, let keto have more fat, and let small meals be light', () => {
    expect(plateGramsBounds({ kcal: 2200, isSnack: false }).max).toBe(1800);
    expect(plateGramsBounds({ kcal: 300, isSnack: false }).min).toBe(120);
    expect(plateGramsBounds({ kcal: 600, isSnack: false }).min).toBe(200);
    expect(plateGramsBounds({ kcal: 200, isSnack: true })).toEqual({ min: 30, max: 350 });
    expect(breaches({ 'olive-oil': 38, spinach: 190 }, 'A dish', true)).toEqual([]);
  });
});

function breaches(grams: Readonly<Record<string, number>>, name = DINNER.name, isKeto = false): string[] {
  const portions = Object.entries(grams).map(([id, amount]) => {
    const food = findFood(id);
    if (!food) throw new Error(id);
    return { food, grams: amount };
  });
  return plateBreaches(portions, { ...DINNER, name, isKeto }).map(({ bound, side }) => `${bound} ${side}`);
}
