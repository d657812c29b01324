import { z } from 'zod';

/** What the browser learns of an account. */
export const userSchema = z.object({ id: z.string(), email: z.string(), name: z.string() });

/** Whose session a cookie is of, as better-auth says it. */
export const sessionSchema = z.object({ session: z.object({ id: z.string() }), user: userSchema });
export type SessionOwner = z.infer<typeof sessionSchema>;

/** The account in an answer of better-auth's, without the session's token. */
export async function publicUser(answer: Response) {
  return z.object({ user: userSchema }).parse(await answer.json());
}
