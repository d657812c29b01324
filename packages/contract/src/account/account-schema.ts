import { z } from 'zod';
import { LIMITS } from '../limits.ts';
import { texts } from '../texts.ts';

/** What is typed to say that an account is to be deleted; letter case and spaces around it do not matter. */
export const DELETE_CONFIRMATION = 'delete my account';

const asked = { error: () => texts.validation.deleteConfirmation({ text: DELETE_CONFIRMATION }) };

export const deleteAccountSchema = z.object({
  confirm: z
    .string(asked)
    .max(100, asked)
    .refine((text) => text.trim().toLowerCase() === DELETE_CONFIRMATION, asked)
    .describe(`The words "${DELETE_CONFIRMATION}".`),
  password: z
    .string({ error: () => texts.validation.required({ field: 'Password' }) })
    .max(LIMITS.passwordMaxCharacters, { error: () => texts.account.wrongPassword })
    .optional()
    .describe('The password of the account, with local accounts.'),
});

/** Everything that is kept about a person: what each part is, and its rows as they are stored. */
export const accountExportSchema = z.object({
  about: z.object({
    product: z.string(),
    format: z.literal(1),
    madeAt: z.string(),
    userId: z.string(),
    notes: z.array(z.string()),
    parts: z.record(z.string(), z.object({ holds: z.string(), leftOut: z.record(z.string(), z.string()) })),
  }),
  data: z.record(z.string(), z.array(z.record(z.string(), z.unknown()))),
});

export type AccountExport = z.infer<typeof accountExportSchema>;
