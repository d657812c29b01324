/** The search part of the newsletter's pages. The router reads a token of digits as a number. */
export function readTokenSearch({ token }: Record<string, unknown>): { token?: string | undefined } {
  const text = typeof token === 'number' ? String(token) : token;
  return { token: typeof text === 'string' && text ? text : undefined };
}
