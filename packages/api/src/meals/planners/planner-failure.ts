import type { ModelError } from '@platewise/providers/model/model-error';
import { AppError } from '../../app-error.ts';

/** Where a busy service does not say how long to wait. */
const RETRY_AFTER_SECONDS = 10;

/** What a person is informed when the model gave nothing and our own planner may not stand in. */
export function plannerFailure(failure: ModelError, { hasNotes = true }: { hasNotes?: boolean } = {}): AppError {
  const { code, retryAfterSeconds = RETRY_AFTER_SECONDS } = failure;
  switch (code) {
    case 'busy': {
      const seconds = Math.max(1, retryAfterSeconds);
      return new AppError('PLANNER_BUSY', { count: seconds }, { retryAfterSeconds: seconds, cause: failure });
    }
    case 'timeout':
    case 'unavailable':
      return new AppError('PLANNER_NOT_ANSWERING', {}, { cause: failure });
    case 'refused':
      return new AppError(hasNotes ? 'NOTES_REFUSED' : 'MODEL_REFUSED', {}, { cause: failure });
    case 'budget':
      return new AppError('MODEL_BUDGET_SPENT', {}, { cause: failure });
    default:
      return new AppError('GENERATION_FAILED', {}, { cause: failure });
  }
}
