import { listFormat } from '@platewise/contract/language/formats';
import { texts } from '@platewise/contract/texts';
import type { DrawnPlate } from './draw-plate.ts';

/** Foods that a description names one by one. */
const NAMED_MAX = 6;

const list = listFormat('and');
const words = texts.meal.picture;

/** What a picture shows, in words: the vessel and the foods in it, the most of it first. */
export function plateWords({ vessel, parts }: DrawnPlate): string {
  const seen = parts.filter(({ appearance }) => appearance.role !== 'unseen').map(({ name }) => name);
  if (seen.length === 0) return words.unknown;
  const named = seen.slice(0, NAMED_MAX);
  const others = seen.length - named.length;
  return words[vessel]({ foods: list.format(others > 0 ? [...named, words.others({ count: others })] : named) });
}
