import type { GenerationRequest } from '@platewise/contract/generation/generation-schema';
import type { PlanRequest } from '@platewise/contract/profiles/family-schema';
import { tellingWords } from '@platewise/nutrition/exclusions/read-known-words';
import { wordsOf } from '@platewise/nutrition/words/word-forms';
import { type PlanningTask, readRequest } from '../request/read-request.ts';

/** What people leave out: the foods, and the words that they stated it with. */
export type Excluded = { foods: ReadonlySet<string>; phrases: readonly (readonly string[])[] };

/** All that these requests leave out, by diet, exclusions and notes. */
export function excludedOf(requests: readonly PlanRequest[]): Excluded {
  return excludedOfTasks(requests.flatMap(ofEachPerson).map(readRequest));
}

/** The same of requests that are read already. */
export function excludedOfTasks(tasks: readonly PlanningTask[]): Excluded {
  const terms = tasks.flatMap(({ exclusions }) => exclusions.map(({ term }) => wordsOf(term)));
  const unknown = tasks.flatMap(({ unknownWords }) => unknownWords);
  return {
    foods: new Set(tasks.flatMap(({ dietForbids, exclusionsForbid }) => [...dietForbids, ...exclusionsForbid])),
    phrases: [...terms, ...terms.map(tellingWords), ...unknown].filter(({ length }) => length > 0),
  };
}

function ofEachPerson({ people = [], ...request }: PlanRequest): GenerationRequest[] {
  return [request, ...people.map((person) => ({ ...request, ...person }))];
}
