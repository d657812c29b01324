import type { ReferenceChoice } from '@platewise/contract/meals/nutrient-report-schema';
import { ageOn } from '@platewise/domain/body/age-on';
import { allowsScope } from '../api-tokens/token-scopes.ts';
import { findFacts } from '../body/body-repository.ts';
import type { UserContext } from '../context.ts';
import { findPreferences } from '../preferences/preferences-repository.ts';
import { todayOf, USUAL } from '../preferences/read-preferences.ts';

/** For somebody of whom nothing is known. */
export const ANY_ADULT: ReferenceChoice = {
  set: USUAL.referenceSet,
  person: { ageYears: null, sex: null, stage: null },
};

export type ReferencesContext = Pick<UserContext, 'db' | 'identity' | 'now' | 'tokenScopes'>;

/**
 * For whom reference intakes are looked up: the caller as far as they stated their age, sex and stage, in the set that they chose.
 * A token that may not read the body learns nothing of it here.
 */
export async function readReferences({ db, identity, now, tokenScopes }: ReferencesContext): Promise<ReferenceChoice> {
  const { userId } = identity;
  const maySeeBody = !tokenScopes || allowsScope(tokenScopes, 'read:all');
  const [preferences, facts] = await Promise.all([
    findPreferences(db, userId),
    maySeeBody ? findFacts(db, userId) : undefined,
  ]);
  return {
    set: preferences?.reference_set ?? USUAL.referenceSet,
    person: facts
      ? {
          ageYears: ageOn(todayOf(preferences, { now }), facts.born_on),
          sex: facts.sex,
          stage: stageOf(facts.conditions),
        }
      : ANY_ADULT.person,
  };
}

function stageOf(conditions: readonly string[]): 'pregnant' | 'lactating' | null {
  if (conditions.includes('pregnant')) return 'pregnant';
  return conditions.includes('breastfeeding') ? 'lactating' : null;
}
