import { z } from 'zod';
import { cleanText } from '../language/clean-text.ts';
import { LIMITS } from '../limits.ts';
import { texts } from '../texts.ts';

const APP_CODE = /^\d{6}$/;
const BACKUP_CODE = /^[A-Za-z0-9]{5}-[A-Za-z0-9]{5}$/;
/** Far more than a code with blanks in it has. */
const TYPED_MAX_CHARACTERS = 50;
/** Ids of credentials have 1,023 bytes at most (WebAuthn level 3, 4). */
const LONGEST_ID_CHARACTERS = 1400;

const typed = z
  .string({ error: () => texts.proving.factors.codeForm })
  .max(TYPED_MAX_CHARACTERS, { error: () => texts.proving.factors.codeForm })
  // Apps show codes in two groups, and a pasted one may have more around it.
  .transform((value) => value.replaceAll(/\s/g, ''));

/** A code that an app shows now: six digits. */
export const appCodeSchema = z.object({
  code: typed.refine((code) => APP_CODE.test(code), { error: () => texts.proving.factors.appCodeForm }),
});

/** A second factor: a code that an app shows now, or one of the backup codes. */
export const factorCodeSchema = z.object({
  code: typed.refine((code) => APP_CODE.test(code) || BACKUP_CODE.test(code), {
    error: () => texts.proving.factors.codeForm,
  }),
});

/** Whether a code that a schema took is a backup code. */
export function isBackupCode(code: string): boolean {
  return BACKUP_CODE.test(code);
}

/** What a browser answers for a passkey; the library that checks it looks at the rest. */
const passkeyAnswer = z.looseObject(
  { id: z.string().min(1).max(LONGEST_ID_CHARACTERS) },
  { error: () => texts.proving.factors.passkeyRefused },
);

export const usePasskeySchema = z.object({ answer: passkeyAnswer });

export const addPasskeySchema = z.object({
  name: cleanText('name', { min: 1, max: LIMITS.nameMaxCharacters }),
  answer: passkeyAnswer,
});

export const removePasskeySchema = z.object({
  id: z.string({ error: () => texts.validation.textExpected({ field: 'id' }) }).max(LONGEST_ID_CHARACTERS),
});

const passkeySchema = z.object({
  id: z.string(),
  name: z.string(),
  createdAt: z.iso.datetime(),
  lastUsedAt: z.iso.datetime().nullable(),
});
export type Passkey = z.infer<typeof passkeySchema>;

/** What an account asks for besides its password, and what opens it instead of that. */
export const factorsSchema = z.object({
  app: z.object({ isOn: z.boolean(), backupCodesLeft: z.int() }),
  passkeys: z.array(passkeySchema),
});
export type Factors = z.infer<typeof factorsSchema>;

/** What an app needs to show codes, as an address for its camera and as text. */
export const appSecretSchema = z.object({ address: z.string(), secret: z.string() });
export type AppSecret = z.infer<typeof appSecretSchema>;

/** Codes that are shown once. */
export const backupCodesSchema = z.object({ backupCodes: z.array(z.string()) });
