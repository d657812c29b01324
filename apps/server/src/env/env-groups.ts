import { CLERK_OPTIONAL, CLERK_REQUIRED, refuseClerkInProduction } from './clerk-env.ts';
import { refuseLabels } from './labels-env.ts';
import { MODEL_OPTIONAL, refuseBudget, refuseModelKey } from './model-env.ts';
import { refuseVapidKeys, VAPID_REQUIRED } from './push-env.ts';
import { RAZORPAY_OPTIONAL, RAZORPAY_REQUIRED } from './razorpay-env.ts';
import { SELLER_OPTIONAL, SELLER_REQUIRED } from './seller-env.ts';
import { refuseTestKeys } from './test-keys.ts';

type Variables = Readonly<Record<string, unknown>>;

/** Variables that mean something only together, and those that mean something only with these. */
const GROUPS = [
  { required: ['SMTP_URL', 'MAIL_FROM', 'CONTACT_TO'], optional: [] },
  { required: CLERK_REQUIRED, optional: CLERK_OPTIONAL },
  { required: ['OPENAI_API_KEY'], optional: MODEL_OPTIONAL },
  { required: RAZORPAY_REQUIRED, optional: RAZORPAY_OPTIONAL },
  { required: SELLER_REQUIRED, optional: SELLER_OPTIONAL },
  { required: VAPID_REQUIRED, optional: [] },
  // The embedded database has one process, which has nobody to share a count with, and nothing stands before it or next to it.
  { required: ['DATABASE_URL'], optional: ['REDIS_URL', 'DATABASE_DIRECT_URL', 'DATABASE_REPLICA_URL'] },
];

/** What production must allow by name, because it is meant for one machine or for trying out (security T30). */
const FALLBACKS = { IDENTITY: 'local', PAYMENTS: 'sandbox', PLANNER: 'embedded' };

/** The sentence that refuses a combination of variables (contract 1); null for one that can be used. */
export function refuseEnvGroups(set: Variables): string | null {
  for (const { required, optional } of GROUPS) {
    const missing = required.filter((name) => !(name in set));
    const isBegun = missing.length < required.length || optional.some((name) => name in set);
    if (isBegun && missing.length > 0) {
      const together = required.length > 1 ? `: ${required.join(', ')} are used together` : '';
      return `${missing.join(' and ')} must be set too${together}.`;
    }
  }
  if (typeof set.WORKERS === 'string' && /^[2-9]|^1\d/.test(set.WORKERS) && !('DATABASE_URL' in set))
    return 'WORKERS needs DATABASE_URL: the embedded database has one process.';
  return (
    refuseLabels(set) ??
    refuseModelKey(set) ??
    refuseBudget(set) ??
    refuseModelKey(set) ??
    refuseBudget(set) ??
    refuseVapidKeys(set) ??
    (set.NODE_ENV === 'production' ? refuseInProduction(set) : null)
  );
}

function refuseInProduction(set: Variables): string | null {
  // Where a service is set, its fallback need not be named.
  const isHosted: Record<string, boolean> = {
    IDENTITY: 'CLERK_JWT_KEY' in set,
    PAYMENTS: 'RAZORPAY_KEY_ID' in set,
    PLANNER: 'OPENAI_API_KEY' in set,
  };
  for (const [name, value] of Object.entries(FALLBACKS)) {
    if (isHosted[name]) continue;
    if (set[name] !== value)
      return `${name} must be set to ${value} in production: say so by name (NODE_ENV=production).`;
  }
  const refusal = refuseTestKeys(set) ?? refuseClerkInProduction(set);
  if (refusal) return refusal;
  return set.RATE_LIMITS === 'relaxed' ? 'RATE_LIMITS cannot be relaxed in production.' : null;
}
