/** What a checkout ends with: a payment to be confirmed, or that it was closed, which says nothing about a payment. */
export type Payment = { paymentId: string; signature: string };
export type CheckoutOutcome = Payment | 'dismissed';

/** The checkout could not be shown: its script is blocked or does not answer. Nobody could pay in it. */
export class CheckoutUnavailable extends Error {
  override name = 'CheckoutUnavailable';
}
