import { join } from 'node:path';
import { defineConfig } from 'vitest/config';

const FIXED_SEED = join(import.meta.dirname, 'packages/config/testing/fixed-seed.ts');

/** `keepsState`: modules of it remember things, as a tab does, so each file of its tests gets fresh ones. */
const project = (name: string, folder: string, { keepsState = false, code = 'src/**/' } = {}) => ({
  test: {
    name,
    root: folder,
    include: [`${code}*.test.ts`, `${code}*.test.tsx`],
    environment: 'node',
    // Where each file has modules of its own, it would be read again for each.
    setupFiles: keepsState ? [] : [FIXED_SEED],
    isolate: keepsState,
    testTimeout: 30_000,
    hookTimeout: 60_000,
  },
});

export default defineConfig({
  test: {
    maxWorkers: 2,
    globalSetup: 'packages/db/src/testing/postgres-template.ts',
    projects: [
      project('contract', 'packages/contract'),
      project('domain', 'packages/domain'),
      project('nutrition', 'packages/nutrition'),
      project('planner', 'packages/planner'),
      project('shopping', 'packages/shopping'),
      project('prep-guide', 'packages/prep-guide'),
      project('db', 'packages/db'),
      project('providers', 'packages/providers'),
      project('api', 'packages/api'),
      project('client', 'packages/client'),
      project('server', 'apps/server'),
      project('web', 'apps/web', { keepsState: true }),
      project('bench', 'bench', { code: '' }),
    ],
  },
});
