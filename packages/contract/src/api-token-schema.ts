import { z } from 'zod';
import { cleanText } from './clean-text.ts';
import { LIMITS } from './limits.ts';
import { texts } from './texts.ts';

/** A personal API token as it is listed; the token itself is shown once, when it is made (contract 2). */
export const personalTokenSchema = z.object({
  id: z.string(),
  name: z.string(),
  createdAt: z.string(),
  lastUsedAt: z.string().nullable(),
  expiresAt: z.string().nullable().describe('From then on it is refused; null for one that ends when it is revoked.'),
});

export type PersonalToken = z.infer<typeof personalTokenSchema>;

const days = texts.validation.wholeNumber({
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
    .nullable()
    .default(null)
    .describe('Days after which it is refused; null for one that ends when it is revoked.'),
});

export const personalTokenIdSchema = z.object({ tokenId: z.string() });
