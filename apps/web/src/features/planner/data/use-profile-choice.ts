import type { Profile } from '@platewise/contract/profiles/profile-schema';
import { useEffect, useRef, useState } from 'react';
import { isSameForm } from '../../../shared/planning/form-memory.ts';
import { INITIAL_PLANNER_VALUES, type PlannerValues } from '../../../shared/planning/planner-values.ts';
import { profileChoices } from '../../../shared/profiles/profile-choices.ts';
import { useProfiles } from '../../../shared/profiles/use-profiles.ts';
import { fillOfProfile, isFilledFrom } from './profile-fill.ts';

type Form = {
  values: PlannerValues;
  onFill: (values: Partial<PlannerValues>) => void;
  /** Whose form it is; null until that is known. */
  person: string | null;
  isFirstVisit: boolean;
};

/**
 * The profile that the planner's form is filled from, kept for each person on this device. On the first visit the one
 * chosen before, or the only one, fills the form by itself, unless something was typed already.
 */
export function useProfileChoice({ values, onFill, person, isFirstVisit }: Form) {
  const all = useProfiles();
  const [pressed, setPressed] = useState<{ person: string; profileId: string } | null>(null);
  const [announced, setAnnounced] = useState<Profile | null>(null);
  const lookedFor = useRef<string>(null);
  const chosenId = pressed && pressed.person === person ? pressed.profileId : storedChoice(person);
  const chosen = all.profiles.find(({ _id }) => _id === chosenId) ?? null;

  function remember({ _id: profileId }: Profile): void {
    if (person === null) return;
    profileChoices.write(person, profileId);
    setPressed({ person, profileId });
  }

  function choose(profile: Profile): void {
    remember(profile);
    setAnnounced(profile);
    onFill(fillOfProfile(profile, values));
  }

  useEffect(() => {
    if (person === null || !all.query.data || lookedFor.current === person) return;
    lookedFor.current = person;
    const first = chosen ?? (all.profiles.length === 1 ? all.profiles[0] : null);
    if (isFirstVisit && first && isSameForm(values, INITIAL_PLANNER_VALUES)) choose(first);
  });

  return {
    ...all,
    chosen,
    isChanged: chosen !== null && !isFilledFrom(chosen, values),
    /** The profile that filled the form last, for who cannot see it happen. */
    announced,
    choose,
    remember,
  };
}

function storedChoice(person: string | null): unknown {
  return person === null ? undefined : profileChoices.read(person);
}

export type ProfileChoice = ReturnType<typeof useProfileChoice>;
