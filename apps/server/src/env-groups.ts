type Variables = Readonly<Record<string, unknown>>;

/** Keys of services that this version does not use: refused, so that nobody believes they are in use. */
const NOT_AVAILABLE =
  /^(CLERK_(PUBLISHABLE_KEY|JWT_KEY|SECRET_KEY|WEBHOOK_SECRET|PROXY_URL)|OPENAI_(API_KEY|BASE_URL|MODEL|REASONING_EFFORT|MAX_TOKENS_PARAM)|PLANNER_FALLBACK|DEMO_PLANNER|RAZORPAY_\w+)$/;

/** Variables that mean something only together. */
const MAIL = ['SMTP_URL', 'MAIL_FROM', 'CONTACT_TO'];

/** What production must allow by name, because it is meant for one machine or for trying out (security T30). */
const FALLBACKS = { IDENTITY: 'local', PAYMENTS: 'sandbox', PLANNER: 'embedded' };

/** The sentence that refuses a combination of variables (contract 1); null for one that can be used. */
export function refuseEnvGroups(set: Variables): string | null {
  const unknown = Object.keys(set).find((name) => NOT_AVAILABLE.test(name));
  if (unknown) return `${unknown} is not available in this version. Remove it to go on without.`;

  const missing = MAIL.filter((name) => !(name in set));
  if (missing.length > 0 && missing.length < MAIL.length) {
    return `${missing.join(' and ')} must be set too: ${MAIL.join(', ')} are used together.`;
  }
  return set.NODE_ENV === 'production' ? refuseInProduction(set) : null;
}

function refuseInProduction(set: Variables): string | null {
  for (const [name, value] of Object.entries(FALLBACKS)) {
    if (set[name] !== value)
      return `${name} must be set to ${value} in production: say so by name (NODE_ENV=production).`;
  }
  return set.RATE_LIMITS === 'relaxed' ? 'RATE_LIMITS cannot be relaxed in production.' : null;
}
