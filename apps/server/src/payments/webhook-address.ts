/** Where the payment provider sends its webhook events. */
export const PAYMENT_WEBHOOK_PATH = '/api/sub/webhook';
