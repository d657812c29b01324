/** Who keeps the accounts of this site, as the page's boot data says. */
export type BootIdentity = { kind: 'local' } | ClerkIdentity;

export type ClerkIdentity = { kind: 'clerk'; publishableKey: string; proxyUrl?: string };

/** Reads the boot data; a page without it, as in development, has local accounts. */
export function bootIdentity(boot: string | null | undefined): BootIdentity {
  try {
    const { identity }: { identity?: Record<string, unknown> } = JSON.parse(boot ?? '{}');
    const { kind, publishableKey, proxyUrl } = identity ?? {};
    if (kind !== 'clerk' || typeof publishableKey !== 'string') return { kind: 'local' };
    return { kind, publishableKey, ...(typeof proxyUrl === 'string' && { proxyUrl }) };
  } catch {
    return { kind: 'local' };
  }
}
