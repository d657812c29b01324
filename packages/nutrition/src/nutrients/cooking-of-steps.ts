import type { Cooking } from './retention.ts';
import { COOKING_METHODS, type CookingMethod } from './retention-row.ts';

/** Words of each method in steps. */
const WORDS: Readonly<Record<CookingMethod, RegExp>> = {
  boiled:
    /\b(?:re)?(?:boil|simmer|poach|stew|brais|blanch|steam|parboil|pressure[- ]cook|infus|steep)\w*|\bsoft-boiled\b|\b(?:boiling|hot) water\b|\bbubbl\w*/i,
  fried:
    /\b(?:stir-|deep-|pan-|shallow-)?fr(?:y|ies|ied|ying)\b|\bsaut|\bsear\w*|\bsizzl\w*|\bscrambl\w*|\bomelettes?\b|\b(?:pan|skillet|wok|griddle|tawa|kadhai)\b|\b(?:heat|hot|warm) (?:the |half of the |the rest of the |the remaining |remaining )?(?:\w+ )?(?:oil|ghee|butter)\b|\bbrown(?:s|ed|ing)?\b|\bsweat\b|\bcrisp\b|\btemper\w*/i,
  baked: /\b(?:bak|roast|grill|broil|toast|barbecu|char)\w*|\bovens?\b|\bair[- ]fr/i,
};

/** Heat that may be of any method, whatever else a step names. */
const ANY_HEAT = /\b(?:cook|microwav)\w*/i;

/** Heat whose method the words leave open where the step names none. */
const OTHER_HEAT = /\b(?:heat|warm|melt|reduc|caramelis|thicken|wilt)\w*|\b(?:hot|stove|hob|flame|saucepan|pot)\b/i;

/**
 * How a dish is cooked by what its steps say; a step that names no method leaves it open. The same cooking is the same object, so that
 * what is known of it can be kept by it.
 */
export function cookingOfSteps(steps: readonly string[]): Cooking {
  const read = READ.get(steps);
  if (read) return read;
  const methods = COOKING_METHODS.filter((method) => steps.some((step) => WORDS[method].test(step)));
  const hasOtherHeat = steps.some(
    (step) =>
      ANY_HEAT.test(step) || (OTHER_HEAT.test(step) && !COOKING_METHODS.some((method) => WORDS[method].test(step))),
  );
  const key = `${methods.join(' ')} ${hasOtherHeat}`;
  const cooking = COOKINGS.get(key) ?? { methods: new Set(methods), hasOtherHeat };
  COOKINGS.set(key, cooking);
  READ.set(steps, cooking);
  return cooking;
}

/** Whether a step heats anything, by any method or one that it leaves open. */
export function isHeated(step: string): boolean {
  return ANY_HEAT.test(step) || OTHER_HEAT.test(step) || COOKING_METHODS.some((method) => WORDS[method].test(step));
}

const COOKINGS = new Map<string, Cooking>();
const READ = new WeakMap<readonly string[], Cooking>();
