import type { GenerationRequest } from '@platewise/contract/generation/generation-schema';
import type { FamilyPerson, FamilyRequest } from '@platewise/contract/profiles/family-schema';
import { type PlanningTask, readRequest } from '../request/read-request.ts';

/** One of the people who share meals, and the day that is planned for them. */
export type Eater = { person: FamilyPerson; task: PlanningTask };

/** The request that one person of a family would make alone: their own profile, and what holds for all. */
export function requestOf(request: FamilyRequest, person: FamilyPerson): GenerationRequest {
  const { mealCount, additionalNotes, cookingTime } = request;
  return {
    goal: person.goal,
    dietaryPreferences: person.dietaryPreferences,
    mealCount,
    calorieTarget: person.calorieTarget,
    additionalNotes,
    excludeIngredients: united(person.excludeIngredients, request.excludeIngredients),
    cookingTime,
  };
}

/** Everybody's rules and targets, in the order in which the people are named. */
export function readFamily(request: FamilyRequest): Eater[] {
  return request.people.map((person) => {
    // What a pot holds of salt and fiber it holds for all who eat of it.
    const { limits: _, ...task } = readRequest(requestOf(request, person));
    return { person, task };
  });
}

function united(own: readonly string[], all: readonly string[]): string[] {
  return [...new Map([...own, ...all].map((term) => [term.toLowerCase(), term])).values()];
}
