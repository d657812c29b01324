import type { ClerkStandIn } from '@platewise/test-emulators/clerk/start-clerk';

/** The settings of a server whose accounts are kept by the stand-in for Clerk. */
export function clerkVariables(clerk: ClerkStandIn): Record<string, string> {
  return {
    PUBLIC_URL: clerk.siteUrl,
    CLERK_PUBLISHABLE_KEY: clerk.publishableKey,
    CLERK_JWT_KEY: clerk.jwtKey,
    CLERK_PROXY_URL: clerk.url,
    CLERK_WEBHOOK_SECRET: clerk.webhookSecret,
  };
}
