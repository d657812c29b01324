import { isPaymentError } from '@platewise/providers/payments/payment-error';
import { AppError } from '../../app-error.ts';

const RETRY_AFTER_SECONDS = 30;

/**
 * The refusal that a person reads when the payment provider failed; any other error as it is. Keys or plan ids that are
 * not right stay so until an operator has been there: nobody is asked to try again.
 */
export function providerFailure(
  error: unknown,
  code: 'SUBSCRIPTION_NOT_CREATED' | 'SUBSCRIPTION_NOT_CANCELLED',
): unknown {
  if (!isPaymentError(error)) return error;
  if (code === 'SUBSCRIPTION_NOT_CREATED' && error.code === 'CONFIG') {
    return new AppError('PAYMENTS_NOT_SET_UP', {}, { cause: error });
  }
  return new AppError(code, {}, { cause: error, retryAfterSeconds: RETRY_AFTER_SECONDS });
}
