import { z } from 'zod';
import { cleanText, wholeNumber } from '../language/clean-text.ts';
import { LIMITS } from '../limits.ts';

/** What every list of the admin area is asked with; `cursor` comes from the answer before. */
export const adminPageFields = {
  limit: wholeNumber('limit', { min: 1, max: LIMITS.adminRowsMax }).default(LIMITS.adminRowsUsual),
  cursor: cleanText('cursor', { min: 1, max: 200 }).optional(),
};

export const adminPageRequestSchema = z.object(adminPageFields).prefault({});

/** A page of rows, and where the next one goes on; null after the last. */
export function adminPageSchema<Row extends z.ZodType>(row: Row) {
  return z.object({ rows: z.array(row), nextCursor: z.string().nullable() });
}

export type AdminPage<Row> = { rows: Row[]; nextCursor: string | null };

/** Why an operator does what changes an account: it is kept in the log, and the person reads it in the email. */
export const adminReason = cleanText('reason', {
  min: LIMITS.adminReasonMinCharacters,
  max: LIMITS.adminReasonMaxCharacters,
});

/** A person's id; one that nobody has is not found. */
export const adminUserId = cleanText('userId', { min: 1, max: LIMITS.userIdMaxCharacters });
