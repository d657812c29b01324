import type { FamilyPerson, FamilyRequest } from '@platewise/contract/profiles/family-schema';

/** A person of a shared plan: 'balanced' on 2,000 kcal with nothing left out, but for what is stated. */
export function eater(name: string, person: Partial<FamilyPerson> = {}): FamilyPerson {
  return {
    profileId: name.toLowerCase(),
    name,
    goal: 'balanced',
    dietaryPreferences: 'none',
    excludeIngredients: [],
    calorieTarget: 2000,
    ...person,
  };
}

/** Three meals for these people. */
export function familyRequest(people: readonly FamilyPerson[], request: Partial<FamilyRequest> = {}): FamilyRequest {
  return {
    goal: 'balanced',
    dietaryPreferences: 'none',
    mealCount: 3,
    calorieTarget: people.reduce((sum, { calorieTarget }) => sum + calorieTarget, 0),
    additionalNotes: '',
    excludeIngredients: [],
    cookingTime: 'any',
    people,
    ...request,
  };
}
