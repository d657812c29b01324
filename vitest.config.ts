import { join } from 'node:path';
import { configDefaults, defineConfig } from 'vitest/config';

/** React looks for it when it is loaded. */
const COUNT_RENDERS = join(import.meta.dirname, 'apps/web/src/app/testing/count-renders.ts');
const FIXED_SEED = join(import.meta.dirname, 'packages/config/testing/fixed-seed.ts');

/** Tests of modules that remember things for as long as a tab is open: they get modules of their own. */
const ALONE = ['src/**/toasts-store.test.ts'];

const project = (name: string, folder: string, { code = 'src/**/' } = {}) => ({
  test: {
    name,
    root: folder,
    include: [`${code}*.test.ts`],
    exclude: [...configDefaults.exclude, ...ALONE],
    environment: 'node',
    setupFiles: [FIXED_SEED],
    isolate: false,
    testTimeout: 30_000,
    hookTimeout: 60_000,
  },
});

/** Components and screens, in the window of a browser that draws nothing. */
const screens = (folder: string) => {
  const { test } = project('web-screens', folder);
  // The first test of a file pays for loading the modules; a shared machine stalls now and then, as in the browser.
  const patience = { testTimeout: 60_000, retry: process.env.CI ? 1 : 0 };
  // A test that waits asks many times, and each time that nothing is there the whole page would be printed.
  const env = { DEBUG_PRINT_LIMIT: process.env.DEBUG_PRINT_LIMIT ?? '0' };
  const setupFiles = [...test.setupFiles, COUNT_RENDERS];
  return { test: { ...test, ...patience, env, setupFiles, include: ['src/**/*.test.tsx'], environment: 'happy-dom' } };
};

export default defineConfig({
  test: {
    maxWorkers: 2,
    globalSetup: 'packages/db/src/testing/postgres-template.ts',
    projects: [
      project('contract', 'packages/contract'),
      project('domain', 'packages/domain'),
      project('nutrition', 'packages/nutrition', { code: '{src,compile}/**/' }),
      project('planner', 'packages/planner'),
      project('shopping', 'packages/shopping'),
      project('prep-guide', 'packages/prep-guide'),
      project('db', 'packages/db'),
      project('providers', 'packages/providers'),
      project('api', 'packages/api'),
      project('client', 'packages/client'),
      project('trpc-client', 'packages/trpc-client'),
      project('server', 'apps/server'),
      project('web', 'apps/web'),
      screens('apps/web'),
      { test: { name: 'web-alone', root: 'apps/web', include: ALONE, environment: 'node' } },
      project('bench', 'packages/bench', { code: '**/' }),
    ],
  },
});
