import { errorCode, errorSentence } from '../api/api-error.ts';
import type { FormFailure } from './use-schema-form.ts';

/** Why a call failed, as a form shows it; `fallback` where nobody knows. */
export function failureOf(fallback: string): (error: unknown) => FormFailure {
  return (error) => {
    const code = errorCode(error);
    return { sentence: errorSentence(error, fallback), ...(code && { code }) };
  };
}
