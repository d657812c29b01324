import { z } from 'zod';
import { cleanText, oneOf } from '../language/clean-text.ts';
import { LIMITS } from '../limits.ts';
import { texts } from '../texts.ts';
import {
  DELIVERY_STATES,
  OUTGOING_FAILURES,
  OUTGOING_REACHES,
  TEST_EVENT,
  WEBHOOK_EVENTS,
  WEBHOOK_STATES,
} from './webhook-options.ts';

/** An address that is informed of what changes, as it is listed; its secret is shown once, when it is made or renewed. */
export const webhookSchema = z.object({
  id: z.string(),
  name: z.string(),
  url: z.string(),
  events: z.array(z.enum(WEBHOOK_EVENTS)).describe('What it is informed of.'),
  state: z
    .enum(WEBHOOK_STATES)
    .describe('Nothing is sent but to one that is on; failing and gone were switched off by the server.'),
  failingSince: z.string().nullable().describe('When the first failure since its last success was.'),
  createdAt: z.string(),
});
export type Webhook = z.infer<typeof webhookSchema>;

const secret = z.string().describe('Signs every message, by Standard Webhooks. It is in no other answer.');

export const webhookWithSecretSchema = webhookSchema.extend({ secret });
export type WebhookWithSecret = z.infer<typeof webhookWithSecretSchema>;

export const webhookListSchema = z.object({
  webhooks: z.array(webhookSchema),
  reach: z
    .enum(OUTGOING_REACHES)
    .describe('Where this server sends to: nowhere, the internet by https, or also the networks around it.'),
});
export type WebhookList = z.infer<typeof webhookListSchema>;

const name = cleanText('name', { min: 1, max: LIMITS.nameMaxCharacters });
const url = cleanText('url', { min: 1, max: LIMITS.webhookUrlMaxCharacters })
  .refine((text) => URL.canParse(text), { error: () => texts.validation.webhookUrl })
  .transform((text) => new URL(text).href);
const events = z
  .array(oneOf('events', WEBHOOK_EVENTS), { error: () => texts.validation.listExpected({ field: 'events' }) })
  .min(1, { error: () => texts.validation.required({ field: 'events' }) })
  .max(WEBHOOK_EVENTS.length, {
    error: () => texts.validation.tooMany({ field: 'events', max: WEBHOOK_EVENTS.length }),
  });

export const createWebhookSchema = z.object({
  name,
  url: url.describe('An https address of the internet; port 443, or from 1024 on.'),
  events,
});

export const webhookIdSchema = z.object({ webhookId: z.string() });

export const updateWebhookBodySchema = z.object({
  name: name.optional(),
  url: url.optional().describe('Another address asks for a recent sign-in.'),
  events: events.optional(),
  isOn: z.boolean({ error: () => texts.validation.boolean({ field: 'isOn' }) }).optional(),
});

export const updateWebhookSchema = webhookIdSchema.extend(updateWebhookBodySchema.shape);

/** A message to a webhook, and how it fared. What it holds is an id or a date; the rest is read with an API token. */
export const webhookDeliverySchema = z.object({
  id: z.string().describe('Its webhook-id, the same in every attempt.'),
  event: z.enum([...WEBHOOK_EVENTS, TEST_EVENT]),
  state: z.enum(DELIVERY_STATES),
  attempts: z.int(),
  status: z.int().nullable().describe('Of the last answer.'),
  failure: z.enum(OUTGOING_FAILURES).nullable().describe('Why the last attempt got no answer.'),
  createdAt: z.string(),
  triedAt: z.string().nullable(),
  nextAttemptAt: z.string().nullable(),
});
export type WebhookDelivery = z.infer<typeof webhookDeliverySchema>;

export const deliveryIdSchema = webhookIdSchema.extend({ deliveryId: z.string() });
