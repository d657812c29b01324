import type { PlanRequest } from '@platewise/contract/profiles/family-schema';
import { unreadQuestion, unreadTerms } from '@platewise/planner/request/unread-terms';
import { AppError } from '../../app-error.ts';

/**
 * Goes on only where nothing that may be an allergy was left unread, or the person has accepted that (decisions 9.1).
 * Called before tokens are reserved or anything is planned; plans that are stored already are changed without it.
 * @throws AppError NOT_ASSESSED with the terms
 */
export function requireRead(request: PlanRequest): void {
  const notAssessed = unreadTerms(request);
  if (notAssessed.length === 0) return;
  throw new AppError('NOT_ASSESSED', { reason: unreadQuestion(notAssessed) }, { notAssessed });
}
