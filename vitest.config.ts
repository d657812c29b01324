import { defineConfig } from 'vitest/config';

const project = (name: string, folder: string) => ({
  test: {
    name,
    root: folder,
    include: ['src/**/*.test.ts', 'src/**/*.test.tsx'],
    environment: 'node',
    testTimeout: 30_000,
    hookTimeout: 60_000,
  },
});

export default defineConfig({
  test: {
    maxWorkers: 2,
    projects: [
      project('contract', 'packages/contract'),
      project('nutrition', 'packages/nutrition'),
      project('planner', 'packages/planner'),
      project('db', 'packages/db'),
      project('providers', 'packages/providers'),
      project('api', 'packages/api'),
      project('client', 'packages/client'),
      project('server', 'apps/server'),
      project('web', 'apps/web'),
    ],
  },
});
