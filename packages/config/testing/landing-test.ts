import { test } from 'vitest';

/**
 * A test that runs before a change lands (`.ci/run`), and not with every `npm test` (docs/tests.md): it kills servers or starts those
 * that cannot start, or walks a second way to what another test holds: after a reload, once what failed is asked for again, next to another
 * device.
 */
export const landingTest = test.runIf(process.env.CI);
