import { z } from 'zod';

/** A place where a person is signed in with a local account; a hosted sign-in service lists its own. */
export const signedInSessionSchema = z.object({
  id: z.string(),
  signedInAt: z.string(),
  expiresAt: z.string().describe('From then on it asks to sign in again.'),
  address: z.string().nullable().describe('The IP address that signed in.'),
  browser: z.string().nullable().describe('The user agent that signed in, as it named itself.'),
  isThisOne: z.boolean().describe('Whether the request was made in it.'),
});

export type SignedInSession = z.infer<typeof signedInSessionSchema>;

export const sessionIdSchema = z.object({ sessionId: z.string() });
