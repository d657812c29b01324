import { randomUUID } from 'node:crypto';
import { createPlatewiseClient, type PlatewiseClient } from '@platewise/trpc-client/create-platewise-client';

export const PASSWORD = 'seven purple plates';

/** Someone with an account: the cookie of the session, a bearer token made with it, and a client that sends it. */
export type Person = { userId: string; email: string; cookie: string; token: string; api: PlatewiseClient };

/** Signs a new person up over HTTP, as a browser would. */
export async function createPerson(
  url: string,
  origin: string,
  email = `${randomUUID()}@example.test`,
): Promise<Person> {
  const signedUp = await fetch(`${url}/api/auth/sign-up/email`, {
    method: 'POST',
    headers: { 'content-type': 'application/json', origin },
    body: JSON.stringify({ email, password: PASSWORD, name: 'Asha' }),
  });
  if (!signedUp.ok) throw new Error(await signedUp.text());
  const { user } = (await signedUp.json()) as { user: { id: string } };
  const cookie = cookieOf(signedUp);
  const token = await freshToken(url, cookie);
  return { userId: user.id, email, cookie, token, api: createPlatewiseClient({ url, token }) };
}

/** The session cookie that an answer sets. */
export function cookieOf(response: Response): string {
  return response.headers.getSetCookie()[0]?.split(';')[0] ?? '';
}

/** A two-minute bearer token for a session. */
export async function freshToken(url: string, cookie: string): Promise<string> {
  const response = await fetch(`${url}/api/auth/token`, { headers: { cookie } });
  const { token } = (await response.json()) as { token: string };
  return token;
}
