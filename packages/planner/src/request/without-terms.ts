import type { GenerationRequest } from '@platewise/contract/generation/generation-schema';
import { type Exclusion, readExclusions } from '@platewise/nutrition/exclusions/read-exclusions';
import { readRequest } from './read-request.ts';

/** The request as it would be if the person had not named these terms; null where that cannot be distinguished from its texts. */
export function withoutTerms(request: GenerationRequest, terms: readonly Exclusion[]): GenerationRequest | null {
  const dropped = new Set(terms.map(keyOf));
  const changed: GenerationRequest = {
    ...request,
    excludeIngredients: request.excludeIngredients.flatMap((text) => textsWithout(text, dropped)),
    additionalNotes: [...dropped].reduce(withoutWord, request.additionalNotes),
  };
  const before = readRequest(request).exclusions;
  const left = new Set(readRequest(changed).exclusions.map(meaningOf));
  return before.every((one) => dropped.has(keyOf(one)) !== left.has(meaningOf(one))) ? changed : null;
}

/** One text may hold several terms ('nuts and soy'): the others stay. */
function textsWithout(text: string, dropped: ReadonlySet<string>): string[] {
  const read = readExclusions(text);
  const kept = read.filter((exclusion) => !dropped.has(keyOf(exclusion)));
  return kept.length === read.length ? [text] : kept.map(({ term }) => term);
}

function withoutWord(notes: string, term: string): string {
  const start = notes.toLowerCase().indexOf(term);
  return start < 0 ? notes : withoutWord(notes.slice(0, start) + notes.slice(start + term.length), term);
}

function keyOf({ term }: Exclusion): string {
  return term.toLowerCase();
}

/** Without its first word a list in the notes may read 'beef' where it read 'no beef'. */
function meaningOf({ foods, unknownWords }: Exclusion): string {
  return [...foods, ...(unknownWords ?? [])].join();
}
