import { texts } from '@platewise/contract/texts';
import { listWords } from '@platewise/domain/list-words';
import type { Exclusion } from '@platewise/nutrition/exclusions/read-exclusions';
import type { RecipeKind } from '@platewise/nutrition/recipes/recipe';
import { excludedWords } from '../request/excluded-words.ts';
import type { PlanningTask } from '../request/read-request.ts';

const { rules } = texts.plans;

/** Excluded terms that are named; of more only the number is reported. */
const TERMS_NAMED = 4;

/**
 * The rules that dishes of a kind (or, with null, all dishes) had to keep, to follow a noun: ' on the Vegan diet without
 * nuts or soy in at most 30 minutes'. Empty where the request sets none.
 */
export function explainRules(
  {
    diet,
    cookingTime,
    exclusions,
    conditions,
  }: Pick<PlanningTask, 'diet' | 'cookingTime' | 'exclusions'> & Partial<Pick<PlanningTask, 'conditions'>>,
  kind: RecipeKind | null,
): string {
  const foods = leftOutOf(exclusions);
  const time =
    kind === null ? rules.timeOfAll[cookingTime] : rules.time[kind === 'main' ? 'main' : 'other'][cookingTime];
  return [
    diet === 'none' ? '' : rules.diet({ diet: texts.options.diet[diet] }),
    foods === '' ? '' : rules.without({ foods }),
    time,
    boundedBy(conditions),
  ]
    .filter(Boolean)
    .map((rule) => ` ${rule}`)
    .join('');
}

/** The conditions whose rules bound what meals hold: foods that they leave out are named with the others. */
function boundedBy(conditions: PlanningTask['conditions'] = null): string {
  const names = (conditions?.conditions ?? [])
    .filter(({ rule }) => rule.bounds.length > 0 || rule.carbsWithin !== undefined)
    .map(({ id }) => texts.conditions.names[id].toLowerCase());
  return names.length === 0 ? '' : texts.conditions.refusals.within({ conditions: listWords(names, 'and') });
}

const LEFT_OUT = new WeakMap<readonly Exclusion[], string>();

/** What a request leaves out, put into words once: each of its meals says it. */
function leftOutOf(exclusions: readonly Exclusion[]): string {
  const known = LEFT_OUT.get(exclusions) ?? readLeftOut(exclusions);
  LEFT_OUT.set(exclusions, known);
  return known;
}

/** Of many terms those are named that take out most foods. */
function readLeftOut(exclusions: readonly Exclusion[]): string {
  const terms = exclusions.map((one) => ({ word: excludedWords(one), size: one.foods.size }));
  const words = new Set(terms.map(({ word }) => word));
  // What is a list of its own comes last.
  if (words.size <= TERMS_NAMED) return listWords([...words].sort(byCommas), 'or');
  const widest = terms.sort((a, b) => b.size - a.size).map(({ word }) => word);
  const named = [...new Set(widest)].filter((word) => !word.includes(',')).slice(0, TERMS_NAMED - 1);
  return listWords([...named, rules.more({ count: words.size - named.length })], 'and');
}

function byCommas(a: string, b: string): number {
  return Number(a.includes(',')) - Number(b.includes(','));
}
