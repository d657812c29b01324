import { z } from 'zod';
import { timeSchema } from '../diary/diary-schema.ts';
import { cleanText, wholeNumber } from '../language/clean-text.ts';
import { LIMITS } from '../limits.ts';
import { reminders as words } from '../texts/account/reminders.ts';
import { isQuietAt, USUAL_QUIET } from './reminder-options.ts';

const time = timeSchema.nullable().default(null).describe('HH:MM where the person is; null where it is off.');

const settings = {
  preparation: time,
  log: time,
  weighIn: z
    .object({
      weekday: wholeNumber('weekday', { min: 0, max: 6 }).describe('Sunday 0 to Saturday 6.'),
      time: timeSchema,
    })
    .nullable()
    .default(null),
  quiet: z
    .object({ from: timeSchema, until: timeSchema })
    .default(USUAL_QUIET)
    .describe('Nothing is sent between these times; the same time twice is never quiet.'),
};

/** What a person wants to be reminded of, all of it: what is left out is off. */
export const setRemindersSchema = z.object(settings).superRefine(({ quiet, preparation, log, weighIn }, context) => {
  const times = { preparation, log, weighIn: weighIn?.time ?? null };
  for (const [field, at] of Object.entries(times)) {
    if (at !== null && isQuietAt(quiet, at))
      context.addIssue({ code: 'custom', path: [field], message: words.inQuiet });
  }
});

export type SetReminders = z.output<typeof setRemindersSchema>;

const KEY = /^[\w-]+$/;
/** An uncompressed point of P-256, and 16 bytes, in base64url (RFC 8291, 3.1 and 3.2). */
const [POINT_CHARACTERS, SECRET_CHARACTERS] = [87, 22];
const noSubscription = () => words.noSubscription;
const keyOf = (characters: number) =>
  z
    .string({ error: noSubscription })
    .length(characters, { error: noSubscription })
    .regex(KEY, { error: noSubscription });

/** A browser's subscription, as PushSubscription.toJSON() has it. */
export const addPushDeviceSchema = z.object({
  name: cleanText('name', { min: 1, max: LIMITS.nameMaxCharacters }),
  endpoint: z
    .string({ error: noSubscription })
    .max(LIMITS.pushEndpointMaxCharacters, { error: noSubscription })
    .refine((text) => URL.canParse(text), { error: noSubscription })
    .transform((text) => new URL(text).href),
  keys: z.object({ p256dh: keyOf(POINT_CHARACTERS), auth: keyOf(SECRET_CHARACTERS) }, { error: noSubscription }),
});

export type AddPushDevice = z.output<typeof addPushDeviceSchema>;

export const pushDeviceIdSchema = z.object({ deviceId: z.string() });

/** A browser that is reminded; neither its address nor its keys are in any answer. */
export const pushDeviceSchema = z.object({
  id: z.string().describe('Made of its address, so that a browser knows itself.'),
  name: z.string(),
  createdAt: z.string(),
  lastSentAt: z.string().nullable(),
});

export type PushDevice = z.infer<typeof pushDeviceSchema>;

export type Reminders = {
  settings: SetReminders;
  devices: PushDevice[];
  /** What browsers subscribe with; null where this server sends nothing. */
  publicKey: string | null;
  /** Whether the plan has the diary, for whose meals there is a reminder. */
  isLogOffered: boolean;
  /** Whether a weekly weigh-in may be reminded of: for adults with the body page, none of whose conditions speaks against it. */
  isWeighInOffered: boolean;
};
