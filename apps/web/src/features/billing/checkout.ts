/** What a checkout ends with: a payment to be confirmed, or nothing because it was closed. */
export type Payment = { paymentId: string; signature: string };
export type CheckoutOutcome = Payment | 'dismissed';

/** The checkout could not be shown: its script is blocked or does not answer. Nothing was charged. */
export class CheckoutUnavailable extends Error {
  override name = 'CheckoutUnavailable';
}
