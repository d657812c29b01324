import { AppError, type ErrorIssue } from './app-error.ts';

/** The refusal of values that are not right. Its sentence is the first that names a field (decisions 8), not the general one. */
export function invalidInput(issues: ErrorIssue[], cause?: unknown): AppError<'VALIDATION'> {
  const invalid = new AppError('VALIDATION', {}, { issues, cause });
  const first = issues[0];
  if (first?.path) invalid.message = first.message;
  return invalid;
}
