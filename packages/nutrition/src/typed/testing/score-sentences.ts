import { findFood } from '../../foods/foods.ts';
import { findUsdaFood } from '../../usda/usda-foods.ts';
import { readTypedMeal } from '../read-typed-meal.ts';

/** Grams may differ by this share from what was expected. */
const NEAR = 0.25;

export type ScoredSentence = { sentence: string; isRight: boolean; expected: string; read: string };

/**
 * Scores sentences, one a line. Each says after ' => ' what is right: words of the food's name with its grams ('a/b' for either
 * word, 'a+b' for both), '?' for what nobody knows. A sentence is right when it has exactly these foods, each within a quarter
 * of the grams; water is not counted.
 */
export function scoreSentences(text: string): ScoredSentence[] {
  return text
    .trim()
    .split('\n')
    .map((line) => {
      const [sentence = '', expected = ''] = line.split(' => ');
      return { sentence, expected, ...scored(sentence, expected.split('; ')) };
    });
}

type Found = { name: string; grams: number };

function scored(sentence: string, expected: readonly string[]): { isRight: boolean; read: string } {
  const lines = readTypedMeal(sentence);
  const found = lines.flatMap(({ foods, text }): Found[] =>
    foods.length === 0
      ? [{ name: `?${text}`, grams: 0 }]
      : foods.map(({ food, grams }) => ({ name: nameOf(food), grams })),
  );
  const isWaterExpected = expected.some((one) => one.startsWith('water '));
  const left = found.filter(({ name }) => isWaterExpected || !/beverages, water/.test(name));
  const read = left.map(({ name, grams }) => `${name} ${grams}`).join('; ');
  for (const one of expected) {
    const place = left.findIndex((food) => fits(food, one));
    if (place < 0) return { isRight: false, read };
    left.splice(place, 1);
  }
  // Fat and vegetables of a dish that is put together are no other food than the dish.
  return { isRight: left.every(({ grams, name }) => isPartOfDish(lines, grams, name)), read };
}

function isPartOfDish(lines: ReturnType<typeof readTypedMeal>, grams: number, name: string): boolean {
  return lines.some(
    ({ foods }) => foods.length > 1 && foods.some((part) => part.grams === grams && nameOf(part.food) === name),
  );
}

function fits({ name, grams }: Found, expected: string): boolean {
  const [, words = expected, weight] = /^(.*?) (\d+(?:\.\d+)?|\?)$/.exec(expected) ?? [];
  if (expected === '?' || weight === '?') return name.startsWith('?');
  const isNamed = words.split('+').every((all) => all.split('/').some((word) => name.includes(word)));
  return isNamed && Math.abs(grams - Number(weight)) <= NEAR * Number(weight) + 0.05;
}

function nameOf(id: string): string {
  const found = id.startsWith('usda-') ? findUsdaFood(Number(id.slice('usda-'.length))) : findFood(id);
  return found?.name.toLowerCase() ?? '';
}
