import { test } from 'vitest';

/** A test that runs before a change lands (`.ci/run`), and not with every `npm test`: it kills servers, or starts those that cannot start (docs/tests.md). */
export const landingTest = test.runIf(process.env.CI);
