/** What can go wrong with the payment provider. */
export type PaymentErrorCode =
  /** It does not answer, or asks to wait. */
  | 'UNAVAILABLE'
  /** Our keys or plans there are not right; an operator must look. */
  | 'CONFIG'
  /** It refused the request. */
  | 'REJECTED'
  | 'NOT_FOUND'
  | 'NOT_CANCELLABLE'
  | 'BAD_SIGNATURE'
  | 'NOT_CONFIGURED';

export type PaymentError = Error & { code: PaymentErrorCode };

/** A failure of the payments port, distinguished by its code. */
export function paymentError(code: PaymentErrorCode, cause?: unknown): PaymentError {
  return Object.assign(new Error(code, { cause }), { name: 'PaymentError', code });
}

/** Whether a caught value was made by {@link paymentError}. */
export function isPaymentError(error: unknown): error is PaymentError {
  return error instanceof Error && error.name === 'PaymentError' && 'code' in error;
}
