/** Keys of services that have a mode for tests, by the variable and how a test key begins. */
const OF_ACCOUNTS = { CLERK_PUBLISHABLE_KEY: 'pk_test_', CLERK_SECRET_KEY: 'sk_test_' };
const TEST_KEYS = { ...OF_ACCOUNTS, RAZORPAY_KEY_ID: 'rzp_test_' };

type Variables = Readonly<Record<string, unknown>>;

/** The first variable that holds a test key; null where none does. */
export function findTestKey(set: Variables): string | null {
  const isTestKey = ([name, start]: [string, string]) => {
    const key = set[name];
    return typeof key === 'string' && key.trim().startsWith(start);
  };
  return Object.entries(TEST_KEYS).find(isTestKey)?.[0] ?? null;
}

/** The sentence that refuses a test key in production; null where there is none, or it is a rehearsal (security T30). */
export function refuseTestKeys(set: Variables): string | null {
  const name = findTestKey(set);
  if (name === null) return null;
  if (set.ALLOW_TEST_KEYS !== 'on')
    return `${name} is a test key. Production needs a live one; ALLOW_TEST_KEYS=on allows it for a rehearsal.`;
  const isPaidFor = 'RAZORPAY_KEY_ID' in set && findTestKey({ RAZORPAY_KEY_ID: set.RAZORPAY_KEY_ID }) === null;
  return isPaidFor
    ? `${name} is a test key, but RAZORPAY_KEY_ID is a live one, with which payments are real. A rehearsal needs test keys of both.`
    : null;
}
