import type { Certificate } from '@platewise/contract/generation/generation-schema';
import { texts } from '@platewise/contract/texts';
import { listWords } from '@platewise/domain/list-words';
import type { SlotChange } from '../change/slot-change.ts';
import type { DayOptions } from '../day/plan-day.ts';
import type { PlannedMeal } from '../day/plan-outcome.ts';
import type { Eater } from './read-family.ts';
import { potKind, sharedCandidates } from './shared-pools.ts';

const { choice } = texts.family;

/** Why each meal of a shared plan is in it: from how many dishes that suit everybody, and whether it is new. */
export function explainSharedChoices(
  eaters: readonly Eater[],
  changes: readonly SlotChange[],
  meals: readonly PlannedMeal[],
  { avoid }: Pick<DayOptions, 'avoid'>,
): NonNullable<Certificate['choices']> {
  const names = listWords(
    eaters.map(({ person }) => person.name),
    'and',
  );
  return meals.map((meal, place) => ({
    meal: meal.name,
    reasons: reasonsOf(meal, changes[place], { eaters, names, avoid }),
  }));
}

type Shared = { eaters: readonly Eater[]; names: string; avoid: readonly string[] };

function reasonsOf(meal: PlannedMeal, change: SlotChange | undefined, { eaters, names, avoid }: Shared): string[] {
  if (change?.kind === 'fixed') return [texts.plans.choice.kept];
  if (change?.kind === 'dish') return [choice.portioned];
  const count = sharedCandidates(eaters, potKind(meal)).length;
  return [
    choice.pool[meal.mealType]({ count, names }),
    ...(avoid.length === 0 ? [] : [avoid.includes(meal.name) ? texts.plans.choice.repeated : texts.plans.choice.fresh]),
  ];
}
