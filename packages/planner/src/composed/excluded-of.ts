import type { PlanRequest } from '@platewise/contract/family-schema';
import type { GenerationRequest } from '@platewise/contract/generation-schema';
import { tellingWords } from '@platewise/nutrition/read-known-words';
import { wordsOf } from '@platewise/nutrition/word-forms';
import { readRequest } from '../read-request.ts';
import type { WordingBounds } from './read-wording.ts';

/** All that these requests leave out, by diet, exclusions and notes: the foods, and the words that people said it with. */
export function excludedOf(requests: readonly PlanRequest[]): WordingBounds['excluded'] {
  const tasks = requests.flatMap(ofEachPerson).map(readRequest);
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
