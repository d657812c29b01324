import { z } from 'zod';

/** Seconds since 1970, as the provider gives every time. */
const seconds = z.number().transform((value) => new Date(value * 1000));

const optionalSeconds = seconds.nullish().transform((value) => value ?? null);

const STEPS = [
  'created',
  'authenticated',
  'active',
  'pending',
  'halted',
  'paused',
  'expired',
  'completed',
  'cancelled',
] as const;

/** What is read of a subscription. Numbers may come as text. */
export const subscriptionEntity = z.object({
  id: z.string(),
  plan_id: z.string(),
  status: z.enum(STEPS),
  paid_count: z.coerce.number().int().min(0).catch(0),
  current_end: optionalSeconds,
  short_url: z.string().nullish(),
});

export const paymentEntity = z.object({
  id: z.string(),
  amount: z.number().int(),
  amount_refunded: z.number().int().catch(0),
  status: z.string(),
  created_at: seconds,
});

/** A refund or a dispute, as far as it is read: which payment it is about. */
export const aboutPaymentEntity = z.object({ payment_id: z.string() });

export const invoicesEntity = z.object({
  items: z.array(
    z.object({
      payment_id: z.string().nullish(),
      status: z.string().nullish(),
      amount_paid: z.number().int().nullish(),
      paid_at: optionalSeconds,
      // People follow it: anything else than a page of the web is no link.
      short_url: z
        .url({ protocol: /^https$/ })
        .optional()
        .catch(undefined),
    }),
  ),
});

export const planEntity = z.object({
  period: z.string(),
  interval: z.number(),
  item: z.object({ amount: z.number(), currency: z.string() }),
});

/** A webhook event; what it is about lies in the payload under its name. */
export const messageEntity = z.object({
  event: z.string(),
  created_at: seconds,
  payload: z
    .object({
      subscription: z.object({ entity: z.unknown() }).optional(),
      payment: z.object({ entity: z.unknown() }).optional(),
      refund: z.object({ entity: z.unknown() }).optional(),
      dispute: z.object({ entity: z.unknown() }).optional(),
    })
    .catch({}),
});

export type SubscriptionEntity = z.infer<typeof subscriptionEntity>;
