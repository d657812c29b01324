import { texts } from '@platewise/contract/texts';
import { errorSentence, errorStatus } from '../../api/api-error.ts';

const TOO_EARLY = [409, 429];

/** Why a change was not made, and whether the very same one may work a moment later. */
export function changeFailure(error: unknown): { text: string; canRetry: boolean } {
  const status = errorStatus(error);
  const canRetry = status === null || status >= 500 || TOO_EARLY.includes(status);
  return { text: errorSentence(error, texts.planChanges.noAnswer), canRetry };
}
