import { CONDITION_LIMITS, CONDITIONS, POLLENS } from '@platewise/contract/generation/condition-options';
import type { KeptCondition } from '@platewise/contract/generation/condition-schema';
import { enteredNumber } from '../forms/entered-number.ts';
import type { PlannerCondition } from '../planning/planner-values.ts';

/** More than anybody types of a limit. */
const LIMIT_MAX_CHARACTERS = 100;

/** Conditions as a form shows them. */
export function conditionValues(conditions: readonly KeptCondition[]): PlannerCondition[] {
  return conditions.map(({ limits, ...condition }) => ({
    ...condition,
    limits: Object.fromEntries(Object.entries(limits).map(([name, amount]) => [name, String(amount)])),
  }));
}

/** A limit that is left empty is none; one that is no number is refused when it is sent. */
export function requestedCondition({ limits, pollens, ...condition }: PlannerCondition) {
  // In one order, whichever was entered first.
  const names = Object.keys(CONDITION_LIMITS) as (keyof typeof CONDITION_LIMITS)[];
  const stated = names.flatMap((name) => (limits[name]?.trim() ? [[name, enteredNumber(limits[name])] as const] : []));
  return {
    ...condition,
    ...(stated.length > 0 && { limits: Object.fromEntries(stated) }),
    ...(pollens.length > 0 && { pollens }),
  };
}

/** Conditions that are known, each once; a confirmation is one only where it is stored as such. */
export function knownConditions(stored: unknown): PlannerCondition[] {
  const list: readonly unknown[] = Array.isArray(stored) ? stored : [];
  const objects = list.filter((one): one is Record<string, unknown> => typeof one === 'object' && one !== null);
  return CONDITIONS.flatMap((id) => {
    const found = objects.find((one) => one.id === id);
    if (!found) return [];
    const pollens = Array.isArray(found.pollens) ? found.pollens : [];
    const limits = typeof found.limits === 'object' && found.limits !== null ? Object.entries(found.limits) : [];
    return {
      id,
      acknowledged: found.acknowledged === true,
      limits: Object.fromEntries(
        limits.filter(
          ([name, text]) =>
            name in CONDITION_LIMITS && typeof text === 'string' && text !== '' && text.length <= LIMIT_MAX_CHARACTERS,
        ),
      ) as PlannerCondition['limits'],
      pollens: POLLENS.filter((pollen) => pollens.includes(pollen)),
    };
  });
}
