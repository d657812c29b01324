import { test } from 'vitest';

/** A test that runs before a change lands (`.ci/run`), and not with every `npm test`: it breaks or kills servers (docs/tests.md). */
export const landingTest = test.runIf(process.env.CI);
