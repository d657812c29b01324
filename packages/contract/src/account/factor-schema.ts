import { z } from 'zod';
import { texts } from '../texts.ts';

const APP_CODE = /^\d{6}$/;
const BACKUP_CODE = /^[A-Za-z0-9]{5}-[A-Za-z0-9]{5}$/;
/** Far more than a code with blanks in it has. */
const TYPED_MAX_CHARACTERS = 50;

const typed = z
  .string({ error: () => texts.account.factors.codeForm })
  .max(TYPED_MAX_CHARACTERS, { error: () => texts.account.factors.codeForm })
  // Apps show codes in two groups, and a pasted one may have more around it.
  .transform((value) => value.replaceAll(/\s/g, ''));

/** A code that an app shows now: six digits. */
export const appCodeSchema = z.object({
  code: typed.refine((code) => APP_CODE.test(code), { error: () => texts.account.factors.appCodeForm }),
});

/** A second factor: a code that an app shows now, or one of the backup codes. */
export const factorCodeSchema = z.object({
  code: typed.refine((code) => APP_CODE.test(code) || BACKUP_CODE.test(code), {
    error: () => texts.account.factors.codeForm,
  }),
});

/** Whether a code that a schema took is a backup code. */
export function isBackupCode(code: string): boolean {
  return BACKUP_CODE.test(code);
}

/** What an account asks for besides its password. */
export const factorsSchema = z.object({
  app: z.object({ isOn: z.boolean(), backupCodesLeft: z.int() }),
});
export type Factors = z.infer<typeof factorsSchema>;

/** What an app needs to show codes, as an address for its camera and as text. */
export const appSecretSchema = z.object({ address: z.string(), secret: z.string() });
export type AppSecret = z.infer<typeof appSecretSchema>;

/** Codes that are shown once. */
export const backupCodesSchema = z.object({ backupCodes: z.array(z.string()) });
