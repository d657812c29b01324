import { readFile } from 'node:fs/promises';
import { expect, it } from 'vitest';
import { readTypedMeal } from '../read-typed-meal.ts';
import { nameOf } from '../typed-grams.ts';

/**
 * Meals written as people type them, without sight of the rules or the tables, with what a dietitian would log of each; how many
 * of them are read so was judged apart from both (decision note 122). A rule or a row that changes shows here what else it changes.
 */
it('reads what people typed as it was judged', async () => {
  const lines = (await readFile(new URL('sentences.txt', import.meta.url), 'utf8')).trim().split('\n');
  const sentences = lines.filter((line) => !line.startsWith('# '));

  expect(sentences.length).toBe(1020);
  await expect(`${sentences.map(readingOf).join('\n')}\n`).toMatchFileSnapshot('readings.txt');
});

function readingOf(line: string): string {
  const [sentence = ''] = line.split(' => ');
  const foods = readTypedMeal(sentence).map((read) =>
    read.foods.length === 0
      ? `? ${read.text}`
      : read.foods.map(({ food, grams }) => `${grams} g ${nameOf(food)}`).join(' + '),
  );
  return `${sentence}\n${foods.map((food) => `  ${food}`).join('\n')}`;
}
