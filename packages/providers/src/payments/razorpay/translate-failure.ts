import { type PaymentError, paymentError } from '../payment-error.ts';

const TOO_MANY = 429;

/** The SDK's refusals are plain objects, or a text; this says what one means to us. */
export function translateFailure(failure: unknown): PaymentError {
  const { status, description } = read(failure);
  const cause = new Error(`Razorpay answered ${status}: ${description}`);
  if (status === 0 || status === TOO_MANY || status >= 500) return paymentError('UNAVAILABLE', cause);
  if (status === 401 || status === 403) return paymentError('CONFIG', cause);
  if (status === 404 || /does not exist|not found/i.test(description)) return paymentError('NOT_FOUND', cause);
  // It names the state: one that is not final (`pending`) is a refusal, after which it goes on charging.
  if (/not cancellable in (cancelled|completed|expired) /i.test(description))
    return paymentError('NOT_CANCELLABLE', cause);
  return paymentError('REJECTED', cause);
}

function read(failure: unknown): { status: number; description: string } {
  if (typeof failure !== 'object' || failure === null) return { status: 400, description: String(failure) };
  const { statusCode, error } = failure as { statusCode?: unknown; error?: { description?: unknown } };
  // What is not the SDK's refusal is a fault on the way, such as a cut connection.
  if (typeof statusCode !== 'number')
    return { status: 0, description: failure instanceof Error ? failure.message : '' };
  return { status: statusCode, description: typeof error?.description === 'string' ? error.description : '' };
}
