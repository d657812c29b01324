import { z } from 'zod';
import { cleanText } from '../language/clean-text.ts';
import { LIMITS } from '../limits.ts';
import { texts } from '../texts.ts';
import { TOKEN_AREAS } from './token-areas.ts';

/** What a token may do: `write` of an area includes `read` of it (decisions 9.7). */
export const TOKEN_SCOPES = TOKEN_AREAS.flatMap((area) => [`read:${area}`, `write:${area}`] as const);
export type TokenScope = (typeof TOKEN_SCOPES)[number];

const scopeSchema = z.enum(TOKEN_SCOPES, {
  error: () => texts.validation.oneOf({ field: 'scopes', values: TOKEN_SCOPES.join(', ') }),
});

/** A personal API token as it is listed; the token itself is shown once, when it is made (contract 2). */
export const personalTokenSchema = z.object({
  id: z.string(),
  name: z.string(),
  createdAt: z.string(),
  lastUsedAt: z.string().nullable(),
  expiresAt: z
    .string()
    .nullable()
    .describe('From then on it is refused; null for an older one, which ends when it is revoked.'),
  scopes: z.array(scopeSchema).describe('What it may do; write of an area includes read of it.'),
});

export type PersonalToken = z.infer<typeof personalTokenSchema>;

const days = () =>
  texts.validation.wholeNumber({
    field: 'expiresInDays',
    min: LIMITS.personalTokenMinDays,
    max: LIMITS.personalTokenMaxDays,
  });

export const createPersonalTokenSchema = z.object({
  name: cleanText('name', { min: 1, max: LIMITS.nameMaxCharacters }),
  expiresInDays: z
    .int({ error: days })
    .min(LIMITS.personalTokenMinDays, { error: days })
    .max(LIMITS.personalTokenMaxDays, { error: days })
    .default(LIMITS.personalTokenUsualDays)
    .describe('Days after which it is refused.'),
  scopes: z
    .array(scopeSchema, { error: () => texts.validation.listExpected({ field: 'scopes' }) })
    .min(1, { error: () => texts.validation.required({ field: 'scopes' }) })
    .max(TOKEN_SCOPES.length, { error: () => texts.validation.tooMany({ field: 'scopes', max: TOKEN_SCOPES.length }) })
    .default(['read:all', 'write:all'])
    .describe('What it may do; everything that a token may where it is left out.'),
});

export const personalTokenIdSchema = z.object({ tokenId: z.string() });
