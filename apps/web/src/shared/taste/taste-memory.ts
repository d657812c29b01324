import type { Taste } from '@platewise/contract/generation/taste-schema';
import type { Meal } from '@platewise/contract/meals/meal-schema';
import { dateInZone } from '@platewise/domain/date-in-zone';
import { tastedMeal, withoutTasteEvent, withTasteEvent } from '@platewise/domain/taste/taste-events';
import type { PlanMutation } from '../plan/plan-mutation.ts';
import { deviceZone } from '../preferences/device-zone.ts';
import { storedChanges } from '../storage/stored-changes.ts';
import type { TasteNews } from './remember-taste.ts';
import { readTasteRecord, type TasteRecord, tasteToSend } from './taste-record.ts';
import { tastes } from './tastes.ts';

/** Remembers what a person did with meals, unless they let nothing be learnt, and forgets what they took back in any case. */
export function remember(person: string, { did = [], undid = [] }: TasteNews): void {
  const record = readTasteRecord(tastes.read(person));
  const learnt = record.isLearning ? did : [];
  const day = today();
  const kept = undid.reduce(withoutTasteEvent, [...record.events]);
  if (learnt.length === 0 && kept.length === record.events.length) return;
  const events = learnt.reduce(
    (all, { kind, meal }) => withTasteEvent(all, { kind, day, meal: tastedMeal(meal) }),
    kept,
  );
  saveTaste(person, { ...record, events });
}

/** What was done with the meals of a plan when it changed; nothing where several people share its meals. */
export function newsOfChange(
  { kind }: Pick<PlanMutation, 'kind'>,
  before: readonly Meal[],
  after: readonly Meal[],
): TasteNews {
  const [was, is] = [before, after].map((meals) => meals.filter(({ portions }) => portions === undefined));
  if (!was || !is || was.length !== before.length || is.length !== before.length) return {};
  const changed = was.flatMap((old, place) => {
    const now = is[place];
    return now && now.name !== old.name ? [{ old, now }] : [];
  });
  const stood = was
    .filter(({ name }) => changed.length > 0 && is.some((now) => now.name === name))
    .map((meal) => ({ kind: 'let-stand', meal }) as const);
  if (kind === 'undo') {
    const swapped = changed.flatMap(({ old, now }) => [
      { kind: 'swapped-away', meal: now } as const,
      { kind: 'swapped-in', meal: old } as const,
    ]);
    return { undid: [...swapped, ...stood] };
  }
  if (kind !== 'swap' && kind !== 'new-meal') return {};
  return {
    did: [
      ...changed.map(({ old }) => ({ kind: 'swapped-away', meal: old }) as const),
      // A new meal is nobody's choice; one that was swapped in is.
      ...(kind === 'swap' ? changed.map(({ now }) => ({ kind: 'swapped-in', meal: now }) as const) : []),
      ...stood,
    ],
  };
}

/** A person's taste, as it stands today. */
export function tasteNow(person: string): Taste | undefined {
  return tasteToSend(readTasteRecord(tastes.read(person)), today());
}

/** Stores a record, and lets the pages that show it follow. */
export function saveTaste(person: string, record: TasteRecord): void {
  tastes.write(person, record);
  storedChanges.announce();
}

/** The date that it is on this device. */
export function today(): string {
  return dateInZone(new Date(), deviceZone());
}
