import type { Food } from '@platewise/nutrition/foods/food';
import { containsPhrase } from '@platewise/nutrition/words/word-forms';
import type { Excluded } from '../excluded-of.ts';
import { foodMentions } from './food-mentions.ts';
import { withoutNames } from './without-names.ts';

/**
 * Whether the words name what is left out. 'Milk' is a part of the listed name 'coconut milk', and means to the person what
 * they leave out; the whole name may be stated.
 */
export function namesExcluded(words: readonly string[], foods: readonly Food[], excluded: Excluded): boolean {
  const allowed = foods.filter(({ id }) => !excluded.foods.has(id));
  const rest = withoutNames(words, allowed);
  if (excluded.phrases.some((phrase) => containsPhrase(rest, phrase))) return true;
  const listed = new Set<string>(foods.map(({ id }) => id));
  return foodMentions(rest).some(({ foods: named }) => {
    const ids = [...named];
    return ids.every((id) => excluded.foods.has(id)) && !ids.some((id) => listed.has(id));
  });
}
