import { texts } from '@platewise/contract/texts';
import { listWords } from '@platewise/domain/list-words';
import { numberWords } from '@platewise/domain/number-words';
import { findCandidates } from '../day/candidates/find-candidates.ts';
import { explainEmptySlot } from '../explain/explain-refusal.ts';
import { explainRules } from '../explain/explain-rules.ts';
import type { Filled } from './fill-shared.ts';
import type { Eater } from './read-family.ts';
import type { Lack } from './shared-pools.ts';

const { family } = texts;

type Reason = Extract<Filled, { ok: false }>['lack'];

/** Says why several people cannot share a day: whose target does not fit, for which meals nothing suits all, or that no day was found. */
export function explainFamilyRefusal(eaters: readonly Eater[], lack: Reason): string {
  if (lack === 'size') return explainSize(eaters);
  if (lack !== 'day') return explainLack(eaters, lack);
  const count = eaters[0]?.task.mealCount ?? 0;
  return family.cannotReach({ count, names: namesOf(eaters), rules: timeOf(eaters, null) });
}

function explainSize(eaters: readonly Eater[]): string {
  const misfits = eaters.filter(({ task }) => task.slots === null);
  if (misfits.length === 0) return family.keptLeave;
  return misfits
    .map(({ person, task: { mealCount, targetKcal } }) =>
      family.wrongMealCount({ name: person.name, target: numberWords(targetKcal), count: mealCount }),
    )
    .join(' ');
}

/** One person's own rules may leave too little already; else it is what the rules leave together. */
function explainLack(eaters: readonly Eater[], { kind, found, needed }: Lack): string {
  const alone = eaters.find(({ task }) => findCandidates(task, kind).length < needed);
  if (alone) {
    return family.ownRules({ name: alone.person.name, reason: explainEmptySlot(alone.task, kind, needed) });
  }
  const words = { slot: texts.plans.kinds[kind], names: namesOf(eaters), rules: timeOf(eaters, kind) };
  return found === 0 ? family.noShared(words) : family.tooFewShared({ ...words, count: found, needed });
}

function namesOf(eaters: readonly Eater[]): string {
  return listWords(
    eaters.map(({ person }) => person.name),
    'and',
  );
}

/** The cooking time is the one rule that all have in common by itself. */
function timeOf([first]: readonly Eater[], kind: Lack['kind'] | null): string {
  if (!first) return '';
  const { cookingTime } = first.task;
  return explainRules({ cookingTime, diet: 'none', exclusions: [] }, kind);
}
