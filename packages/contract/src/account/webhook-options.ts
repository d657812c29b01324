/** What an address can be informed of. Each message holds the time and an id or a date, never what was eaten or planned. */
export const WEBHOOK_EVENTS = ['plan.made', 'list.changed', 'day.logged', 'subscription.changed'] as const;
export type WebhookEvent = (typeof WEBHOOK_EVENTS)[number];

/** What is sent to try an address out. */
export const TEST_EVENT = 'webhook.test';

/** `failing` was switched off by the server after days of failures, `gone` because its receiver answered 410. */
export const WEBHOOK_STATES = ['on', 'off', 'failing', 'gone'] as const;
export type WebhookState = (typeof WEBHOOK_STATES)[number];

export const DELIVERY_STATES = ['waiting', 'delivered', 'failed'] as const;
export type DeliveryState = (typeof DELIVERY_STATES)[number];

/** Why an address gave no answer. `NOT_ALLOWED`: it is none that may be asked, or its name leads to such a one. */
export const OUTGOING_FAILURES = ['NOT_ALLOWED', 'NAME_NOT_FOUND', 'TIMED_OUT', 'CERTIFICATE', 'NOT_REACHED'] as const;
export type OutgoingFailure = (typeof OUTGOING_FAILURES)[number];

/**
 * How far requests may go to addresses that people give: nowhere, to the internet by https, or also to the machine of the server and
 * the networks around it.
 */
export const OUTGOING_REACHES = ['off', 'public', 'local'] as const;
export type OutgoingReach = (typeof OUTGOING_REACHES)[number];
