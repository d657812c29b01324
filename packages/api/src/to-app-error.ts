import { ZodError } from 'zod';
import { AppError, type ErrorIssue } from './app-error.ts';
import { databaseFailure } from './database-failure.ts';
import { invalidInput } from './invalid-input.ts';

/** The expected failure in whatever was thrown, looking through wrappers; INTERNAL when there is none. */
export function toAppError(error: unknown): AppError {
  const [outer, inner] = [error, causeOf(error)];
  if (outer instanceof AppError) return outer;
  if (inner instanceof AppError) return inner;
  // A ZodError without the transport's BAD_REQUEST around it is a fault of ours, not of the caller.
  if (inner instanceof ZodError && transportCode(outer) === 'BAD_REQUEST') return validationError(inner);
  return (
    databaseFailure(inner) ??
    databaseFailure(outer) ??
    transportError(outer) ??
    new AppError('INTERNAL', {}, { cause: error })
  );
}

function transportError(error: unknown): AppError | null {
  switch (transportCode(error)) {
    case 'BAD_REQUEST':
      return new AppError('VALIDATION', {}, { cause: error });
    case 'PARSE_ERROR':
      return new AppError('BAD_JSON', {}, { cause: error });
    case 'NOT_FOUND':
      return new AppError('NOT_FOUND', {}, { cause: error });
    case 'METHOD_NOT_SUPPORTED':
      return new AppError('METHOD_NOT_ALLOWED', {}, { cause: error });
    case 'UNSUPPORTED_MEDIA_TYPE':
      return new AppError('WRONG_MEDIA_TYPE', {}, { cause: error });
    case 'PAYLOAD_TOO_LARGE':
      return new AppError('BODY_TOO_LARGE', {}, { cause: error });
    default:
      return null;
  }
}

/** What a schema refused, reported by its first sentence that names a field. */
export function validationError(error: ZodError): AppError {
  const issues = error.issues.map(({ path, message }) => toIssue(path.map(String), message));
  return invalidInput(issues, error);
}

function toIssue(path: string[], message: string): ErrorIssue {
  const field = path.findLast((part) => !/^\d+$/.test(part));
  // The schema library's own words may hold the field's name by chance ("expected array to have >=1 items").
  const isOurs = !/^(Invalid|Too|Unrecognized) /.test(message);
  const namesField = !field || (isOurs && message.toLowerCase().includes(field.toLowerCase()));
  return { path: path.join('.'), message: namesField ? message : `${path.join('.')}: ${message}` };
}

function transportCode(error: unknown): string | null {
  return error instanceof Error && error.name === 'TRPCError' && 'code' in error ? String(error.code) : null;
}

function causeOf(error: unknown): unknown {
  return error instanceof Error ? error.cause : undefined;
}
