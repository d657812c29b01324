/**
 * Tests that run before a change lands (`.ci/run`), and not with every `npm test`: those of services that people may set
 * (Clerk, Razorpay, a language model, a mail server), what axe reads on every page, of an application that changes under an open
 * page, of pages of words, of the frame around each page, and the second ways to what another test does already.
 */
export const LANDING = { tag: '@landing' } as const;

/** Tests of `npm run test:long` alone: every state of every screen, and every control of every page. */
export const LARGE = { tag: '@large' } as const;
