import type { OutgoingFailure } from '@platewise/contract/account/webhook-options';
import type { Generated, Selectable } from 'kysely';

/** An address of a person's that wants to be informed of what changes. */
export type WebhookTable = {
  user_id: string;
  id: string;
  name: string;
  url: string;
  /** Names of events with spaces in between. */
  events: string;
  /** Signs every message, so that it is stored as it is: `whsec_` and 32 bytes in base64. */
  secret: string;
  /** Signs too, until the moment next to it. */
  old_secret: string | null;
  old_signs_until: Date | null;
  /** `failing` was switched off by us, `gone` by its receiver. */
  state: Generated<'on' | 'off' | 'failing' | 'gone'>;
  /** When the first failure since the last success was; null while it works. */
  failing_since: Date | null;
  /** Nothing is sent until then, after a failure. */
  resting_until: Date | null;
  created_at: Date;
};

/** A message to one address. */
export type WebhookDeliveryTable = {
  user_id: string;
  webhook_id: string;
  message_id: string;
  event: string;
  /** What it is about: the id of a plan, a date, or nothing. */
  subject: string;
  /** `new` was not tried yet. */
  state: Generated<'new' | 'waiting' | 'delivered' | 'failed'>;
  attempts: Generated<number>;
  /** Of the last answer; null where there was none. */
  status: number | null;
  /** Why the last attempt got no answer. */
  failure: OutgoingFailure | null;
  /** Null where it is not tried again. */
  next_attempt_at: Date | null;
  created_at: Date;
  tried_at: Date | null;
};

export type WebhookRow = Selectable<WebhookTable>;
export type WebhookDeliveryRow = Selectable<WebhookDeliveryTable>;
