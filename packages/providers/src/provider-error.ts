/** What can go wrong with a service that the product relies on. */
export type ProviderErrorCode = 'TOKEN_INVALID' | 'TOKEN_EXPIRED' | 'EMAIL_MISSING' | 'MESSAGE_INVALID' | 'UNAVAILABLE';

export type ProviderError = Error & { code: ProviderErrorCode };

/** A failure of a port, distinguished by its code; the use case or the server decides what a person reads. */
export function providerError(code: ProviderErrorCode, cause?: unknown): ProviderError {
  return Object.assign(new Error(code, { cause }), { name: 'ProviderError', code });
}

/** Whether a caught value was made by {@link providerError}. */
export function isProviderError(error: unknown): error is ProviderError {
  return error instanceof Error && error.name === 'ProviderError' && 'code' in error;
}
