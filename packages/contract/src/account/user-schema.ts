import { z } from 'zod';
import { cleanText } from '../language/clean-text.ts';
import { LIMITS } from '../limits.ts';
import { texts } from '../texts.ts';

// Checked by hand and bounded first: the usual one-line pattern takes seconds on a long line of dots.
function looksLikeEmail(value: string): boolean {
  const at = value.indexOf('@');
  const domain = value.slice(at + 1);
  return at > 0 && !/\s/.test(value) && !domain.includes('@') && /^[^.]+(\.[^.]+)+$/.test(domain);
}

/** An e-mail address: one at-sign, a dot in the domain, at most 254 characters. Kept as typed. */
export const emailSchema = cleanText('email', { min: 1, max: LIMITS.emailMaxCharacters }).refine(looksLikeEmail, {
  error: () => texts.validation.email,
});

/** Something that can be seen: neither a space nor a character that draws nothing. */
const INK = /[^\s\p{Cf}\u115f\u1160\u2800\u3164\uffa0]/u;

export const passwordSchema = z
  .string({ error: () => texts.validation.textExpected({ field: 'password' }) })
  .min(LIMITS.passwordMinCharacters, {
    error: () => texts.validation.tooShort({ field: 'Password', min: LIMITS.passwordMinCharacters }),
  })
  .max(LIMITS.passwordMaxCharacters, {
    error: () => texts.validation.tooLong({ field: 'Password', max: LIMITS.passwordMaxCharacters }),
  })
  // A short one is refused for its length.
  .refine((value) => value.length < LIMITS.passwordMinCharacters || INK.test(value), {
    error: () => texts.validation.blankPassword,
  });

export const signInSchema = z.object({
  email: emailSchema,
  password: z
    .string()
    .min(1, { error: () => texts.validation.required({ field: 'Password' }) })
    .max(LIMITS.passwordMaxCharacters),
});

export const signUpSchema = z.object({
  name: cleanText('name', { max: LIMITS.personNameMaxCharacters }),
  email: emailSchema,
  password: passwordSchema,
});

export const requestPasswordResetSchema = z.object({ email: emailSchema });

const choice = (field: string, usual: boolean) =>
  z.boolean({ error: () => texts.validation.boolean({ field: `revoke.${field}` }) }).default(usual);
const revokeSchema = (usual: boolean) =>
  z
    .object(
      {
        apiTokens: choice('apiTokens', usual),
        shareLinks: choice('shareLinks', usual),
        calendarFeed: choice('calendarFeed', usual),
      },
      { error: () => texts.validation.record({ field: 'revoke' }) },
    )
    .default({ apiTokens: usual, shareLinks: usual, calendarFeed: usual });

/** What else lets somebody into an account, and is to end together with its password. */
export type RevokeChoices = z.output<ReturnType<typeof revokeSchema>>;

export const resetPasswordSchema = z.object({
  token: z
    .string({ error: () => texts.account.resetLinkInvalid })
    .min(1, { error: () => texts.account.resetLinkInvalid })
    .max(200, { error: () => texts.account.resetLinkInvalid }),
  newPassword: passwordSchema,
  // Anyone who needs a link may have lost the account: all of it ends unless they say otherwise.
  revoke: revokeSchema(true),
});

const currentPassword = z
  .string({ error: () => texts.validation.required({ field: 'Password' }) })
  .min(1, { error: () => texts.validation.required({ field: 'Password' }) })
  .max(LIMITS.passwordMaxCharacters);

/** The password asked for again of somebody who is signed in. */
export const confirmPasswordSchema = z.object({ password: currentPassword });

export const changePasswordSchema = z.object({
  currentPassword,
  newPassword: passwordSchema,
  // Programs that know nothing of it end nothing; the form sends what is ticked.
  revoke: revokeSchema(false),
});

export const changeNameSchema = z.object({ name: cleanText('name', { max: LIMITS.personNameMaxCharacters }) });

/** Another address for an account. */
export const changeEmailSchema = z.object({ email: emailSchema });

/** Longer than the link to any address. */
const LINK_MAX_CHARACTERS = 500;

/** The token of a link that proves an address. */
export const addressLinkSchema = z.object({ token: z.string().min(1).max(LINK_MAX_CHARACTERS) });

/** The registration payload (core 3): compared with the token's subject, never trusted as identity. */
export const registerSchema = z.object({
  userId: cleanText('userId', { min: 1, max: LIMITS.userIdMaxCharacters }),
  email: emailSchema,
  name: cleanText('name', { max: LIMITS.personNameMaxCharacters }).default(''),
});

export const registrationSchema = z.object({
  userId: z.string(),
  existingAccount: z.boolean(),
});
