import type { MessageKind } from '@platewise/contract/account/reminder-options';
import type { Generated, Selectable } from 'kysely';

/** When a person wants to be reminded: HH:MM where they are; null where they do not. */
export type ReminderSettingsTable = {
  user_id: string;
  preparation_at: string | null;
  log_at: string | null;
  /** Sunday 0 to Saturday 6; null with the time of it. */
  weigh_in_weekday: number | null;
  weigh_in_at: string | null;
  quiet_from: string;
  quiet_until: string;
  /** When any of it is due next; null where nothing is wanted. */
  next_at: Date | null;
  updated_at: Date;
};

/** A browser that messages are sent to. */
export type PushDeviceTable = {
  user_id: string;
  /** Made of the address, so that the same browser is one device. */
  id: string;
  name: string;
  /** Who knows the address and the keys next to it can write to the browser. */
  endpoint: string;
  p256dh: string;
  auth: string;
  /** The session of ours in which it was added; with it the device ends. Null where a hosted service keeps the sessions. */
  session_id: string | null;
  created_at: Date;
  last_sent_at: Date | null;
};

/** A message to one browser: one of each kind for a day. */
export type PushMessageTable = {
  user_id: string;
  device_id: string;
  kind: MessageKind;
  /** The day where the person is, YYYY-MM-DD. */
  date: string;
  body: string;
  attempts: Generated<number>;
  /** Null while it is on its way, and where it is not tried again. */
  next_attempt_at: Date | null;
  /** Nothing is sent from then on. */
  expires_at: Date;
};

export type ReminderSettingsRow = Selectable<ReminderSettingsTable>;
export type PushDeviceRow = Selectable<PushDeviceTable>;
export type PushMessageRow = Selectable<PushMessageTable>;
