import { LIMITS } from '@platewise/contract/limits';
import type { Profile } from '@platewise/contract/profiles/profile-schema';
import { useState } from 'react';
import { profileChoices } from '../profiles/profile-choices.ts';

type Choices = {
  profiles: readonly Profile[];
  /** How many profiles the plan holds; null until it is known. */
  most: number | null;
  /** Whose form it is; null until that is known. */
  person: string | null;
};

/**
 * Who shares the next plan, kept for each person on this device. With Family and two profiles it can be several: turned on,
 * everybody is chosen. `people` are those chosen, in the order of the profiles; null where one person's day is planned.
 */
export function useFamilyChoice({ profiles, most, person }: Choices) {
  const [changed, setChanged] = useState<{ person: string; ids: string[] | null } | null>(null);
  const ids = changed && changed.person === person ? changed.ids : storedIds(person);
  const canShare = (most ?? 1) > 1 && profiles.length >= LIMITS.familyPeopleMin;
  const people = canShare && ids ? profiles.filter(({ _id }) => ids.includes(_id)) : null;

  function save(next: string[] | null, single: string | null = null): void {
    if (person === null) return;
    profileChoices.write(person, next ?? single);
    setChanged({ person, ids: next });
  }

  return {
    canShare,
    people,
    turnOn: () => save(profiles.slice(0, LIMITS.familyPeopleMax).map(({ _id }) => _id)),
    /** Back to one person's day; the profile that filled the form before is chosen again. */
    turnOff: (single: Profile | null) => save(null, single?._id ?? null),
    toggle: ({ _id }: Profile) => ids && save(ids.includes(_id) ? ids.filter((id) => id !== _id) : [...ids, _id]),
  };
}

export type FamilyChoice = ReturnType<typeof useFamilyChoice>;

/** What is kept for one person's day is the id of its profile. */
function storedIds(person: string | null): string[] | null {
  const stored = person === null ? null : profileChoices.read(person);
  return Array.isArray(stored) ? stored.filter((id) => typeof id === 'string') : null;
}
