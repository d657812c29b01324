import { readPublishableKey } from '@platewise/providers/identity/clerk/publishable-key';
import { readSigningKey } from '@platewise/providers/identity/clerk/signing-key';
import { z } from 'zod';

/** A shorter secret could be guessed, and anyone who knows it can delete accounts. */
const WEBHOOK_SECRET_MIN_BYTES = 16;

const THIS_MACHINE = /^(localhost|127(\.\d{1,3}){3}|\[::1\])$/;

/** What is set for accounts at Clerk. */
export const clerkVariables = {
  CLERK_PUBLISHABLE_KEY: z
    .string()
    .trim()
    .refine((text) => readPublishableKey(text), {
      error: 'must be a publishable key like pk_live_Y2xlcmsuZXhhbXBsZS5jb20k',
    })
    .optional(),
  CLERK_JWT_KEY: z
    .string()
    .transform((text, context) => {
      const pem = readSigningKey(text);
      if (pem) return pem;
      context.addIssue({
        code: 'custom',
        message: 'must be the JWKS public key of the instance: RSA of 2,048 bits, as PEM',
      });
      return z.NEVER;
    })
    .optional(),
  CLERK_SECRET_KEY: z
    .string()
    .trim()
    .regex(/^sk_(test|live)_\w{6,100}$/, { error: 'must be a secret key like sk_live_...' })
    .optional(),
  CLERK_WEBHOOK_SECRET: z
    .string()
    .trim()
    .refine(isWebhookSecret, { error: `must be whsec_ and at least ${WEBHOOK_SECRET_MIN_BYTES} bytes in base64` })
    .optional(),
  CLERK_PROXY_URL: z
    .string()
    .trim()
    .refine(isSecure, { error: 'must be an address like https://meals.example/__clerk' })
    .transform((text) => text.replace(/\/+$/, ''))
    .optional(),
};

type Variables = z.output<z.ZodObject<typeof clerkVariables>>;

export const CLERK_REQUIRED = ['CLERK_PUBLISHABLE_KEY', 'CLERK_JWT_KEY'];
export const CLERK_OPTIONAL = ['CLERK_SECRET_KEY', 'CLERK_WEBHOOK_SECRET', 'CLERK_PROXY_URL'];

/** What the identity adapter is made with; null where the keys are not set. */
export function clerkSettings(variables: Variables) {
  const { CLERK_PUBLISHABLE_KEY: publishableKey = '', CLERK_JWT_KEY: jwtKey, CLERK_PROXY_URL: proxyUrl } = variables;
  const key = readPublishableKey(publishableKey);
  if (!key || !jwtKey) return null;
  // Its scripts come from here, and its tokens name it as their issuer (contract 1).
  const frontendApi = proxyUrl ?? `https://${key.host}`;
  return {
    publishableKey,
    jwtKey,
    issuer: frontendApi,
    proxyUrl,
    secretKey: variables.CLERK_SECRET_KEY,
    webhookSecret: variables.CLERK_WEBHOOK_SECRET,
  };
}

/** The sentence that refuses a production that Clerk cannot report deletions to; null for one that it can (security T30). */
export function refuseClerkInProduction(set: Readonly<Record<string, unknown>>): string | null {
  if (!('CLERK_PUBLISHABLE_KEY' in set)) return null;
  return 'CLERK_WEBHOOK_SECRET' in set
    ? null
    : 'CLERK_WEBHOOK_SECRET must be set too in production: without it, people who are deleted at Clerk would stay here.';
}

function isWebhookSecret(text: string): boolean {
  const [, encoded = ''] = /^whsec_([A-Za-z0-9+/]+={0,2})$/.exec(text) ?? [];
  return Buffer.from(encoded, 'base64').length >= WEBHOOK_SECRET_MIN_BYTES;
}

// Scripts of the page come from this address: only this machine may do without https.
function isSecure(text: string): boolean {
  if (!URL.canParse(text)) return false;
  const { protocol, hostname, search, hash } = new URL(text);
  return (protocol === 'https:' || (protocol === 'http:' && THIS_MACHINE.test(hostname))) && !search && !hash;
}
