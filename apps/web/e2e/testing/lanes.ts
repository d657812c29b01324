/**
 * Tests that run before a change lands (`.ci/run`), and not with every `npm test`: those of services that people may set
 * (Clerk, Razorpay, a language model, a mail server), of every control of every page, and of an application that changes under
 * an open page.
 */
export const LANDING = { tag: '@landing' } as const;
