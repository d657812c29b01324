import type { PlanRequest } from '@platewise/contract/profiles/family-schema';
import { texts } from '@platewise/contract/texts';
import { listWords } from '@platewise/domain/list-words';
import { isFamilyRequest } from '../family/is-family-request.ts';
import { readFamily } from '../family/read-family.ts';
import { readRequest } from './read-request.ts';

/**
 * What of a request may be an allergy and cannot be read, in the person's words; empty once they have accepted that. It is
 * asked about before anything is planned (decisions 9.1).
 */
export function unreadTerms(request: PlanRequest): string[] {
  if (request.acceptNotAssessed) return [];
  const tasks = isFamilyRequest(request) ? readFamily(request).map(({ task }) => task) : [readRequest(request)];
  return [...new Set(tasks.flatMap(({ unread }) => unread))];
}

/** The question that these terms ask of the person. */
export function unreadQuestion(terms: readonly string[]): string {
  return texts.plans.notRead({
    terms: listWords(
      terms.map((term) => texts.plans.quoted({ term })),
      'and',
    ),
  });
}
