/** How long a token lives in ms, counted from when it was made; 0 when it does not say. The server alone judges a token. */
export function tokenLifetimeMs(token: string): number {
  try {
    const payload = (token.split('.')[1] ?? '').replaceAll('-', '+').replaceAll('_', '/');
    const { exp, iat }: { exp?: unknown; iat?: unknown } = JSON.parse(atob(payload)) ?? {};
    return typeof exp === 'number' && typeof iat === 'number' ? Math.max(0, (exp - iat) * 1000) : 0;
  } catch {
    return 0;
  }
}
