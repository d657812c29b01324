import type { KeySetState } from '@platewise/providers/identity/clerk/inspect-clerk';
import type { Env } from '../../env/env.ts';
import { type Finding, fault, ok, warning } from '../finding.ts';

const WHAT = 'Accounts';

/**
 * Whether Clerk's instance signs with the key that its tokens are checked with here. `apiUrl` replaces the address of its backend
 * API in tests.
 */
export async function checkIdentity(
  { clerk }: Pick<Env, 'clerk'>,
  { timeoutMs, apiUrl }: { timeoutMs: number; apiUrl?: string | undefined },
): Promise<Finding[]> {
  if (!clerk) return [ok(WHAT, 'They are our own; no service is asked.')];
  // Clerk's library is loaded where it is used only.
  const { inspectClerk } = await import('@platewise/providers/identity/clerk/inspect-clerk');
  const { issuer, secretKey } = await inspectClerk({ ...clerk, apiUrl, timeoutMs });
  return [
    issuerFinding(issuer, clerk.issuer),
    ...(secretKey === null ? [] : [secretFinding(secretKey)]),
    ...(clerk.webhookSecret
      ? []
      : [
          warning(
            WHAT,
            'CLERK_WEBHOOK_SECRET is not set: people who are deleted at Clerk stay here.',
            'Add a webhook to PUBLIC_URL/api/webhooks/clerk at Clerk, and set its secret.',
          ),
        ]),
  ];
}

function issuerFinding(state: KeySetState, issuer: string): Finding {
  const addressMend = 'See whether CLERK_PUBLISHABLE_KEY, or CLERK_PROXY_URL where it is set, belongs to the instance.';
  switch (state) {
    case 'holds-key':
      return ok(WHAT, `CLERK_JWT_KEY (RSA, 2048 bits) is a key of ${issuer}.`);
    case 'other-key':
      return fault(
        WHAT,
        `CLERK_JWT_KEY is not a key of ${issuer}: every sign-in is refused.`,
        "Set CLERK_JWT_KEY to the instance's JWKS public key (at Clerk: API keys).",
      );
    case 'refused':
      return fault(WHAT, `${issuer} hands out no keys: it is no frontend API of Clerk.`, addressMend);
    case 'unreachable':
      return fault(
        WHAT,
        `${issuer} does not answer: nobody can sign in.`,
        `See whether it is reached from here. ${addressMend}`,
      );
  }
}

function secretFinding(state: KeySetState): Finding {
  switch (state) {
    case 'holds-key':
      return ok(WHAT, 'CLERK_SECRET_KEY is taken, and belongs to the same instance.');
    case 'other-key':
      return fault(
        WHAT,
        'CLERK_SECRET_KEY belongs to another instance than CLERK_JWT_KEY.',
        'Set both from the same instance (at Clerk: API keys).',
      );
    case 'refused':
      return fault(
        WHAT,
        'Clerk refuses CLERK_SECRET_KEY: accounts that are deleted here stay there.',
        'Set it to a secret key of the instance that is still valid.',
      );
    case 'unreachable':
      return warning(
        WHAT,
        "Clerk's backend API does not answer: tokens without an email address are of no use, and deletions wait.",
        'See whether this machine reaches https://api.clerk.com.',
      );
  }
}
