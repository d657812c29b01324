import type { ReferenceChoice } from '@platewise/contract/meals/nutrient-report-schema';
import { ageOn } from '@platewise/domain/body/age-on';
import { findFacts } from '../body/body-repository.ts';
import type { UserContext } from '../context.ts';
import { findPreferences } from '../preferences/preferences-repository.ts';
import { todayOf, USUAL } from '../preferences/read-preferences.ts';

/** For somebody of whom nothing is known. */
export const ANY_ADULT: ReferenceChoice = {
  set: USUAL.referenceSet,
  person: { ageYears: null, sex: null, stage: null },
};

/** For whom reference intakes are looked up: the caller as far as they stated their age, sex and stage, in the set that they chose. */
export async function readReferences({
  db,
  identity,
  now,
}: Pick<UserContext, 'db' | 'identity' | 'now'>): Promise<ReferenceChoice> {
  const { userId } = identity;
  const [preferences, facts] = await Promise.all([findPreferences(db, userId), findFacts(db, userId)]);
  return {
    set: preferences?.reference_set ?? USUAL.referenceSet,
    person: {
      ageYears: facts ? ageOn(todayOf(preferences, { now }), facts.born_on) : null,
      sex: facts?.sex ?? null,
      stage: facts ? stageOf(facts.conditions) : null,
    },
  };
}

function stageOf(conditions: readonly string[]): 'pregnant' | 'lactating' | null {
  if (conditions.includes('pregnant')) return 'pregnant';
  return conditions.includes('breastfeeding') ? 'lactating' : null;
}
