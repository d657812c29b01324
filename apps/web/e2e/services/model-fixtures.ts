import { type StandInModel, startModel } from '@platewise/test-emulators/model/start-model';
import { test as base, expect } from '../testing/fixtures.ts';
import { startServer } from '../testing/start-server.ts';

export { expect };

/** The product with its dishes proposed by a language model: a stand-in for its service on this machine. */
export const test = base.extend<{ model: StandInModel }, { service: StandInModel; fallback: 'on' | 'off' }>({
  fallback: ['on', { option: true, scope: 'worker' }],
  service: [
    async ({ browserName: _browserName }, use) => {
      const standIn = await startModel();
      await use(standIn);
      await standIn.close();
    },
    { scope: 'worker' },
  ],
  server: [
    async ({ browserName, service, fallback }, use) => {
      const server = await startServer(`model-${browserName}`, {
        OPENAI_API_KEY: 'sk-of-nobody',
        OPENAI_BASE_URL: service.url,
        PLANNER_FALLBACK: fallback,
      });
      await use(server);
      await server.stop();
    },
    { scope: 'worker', timeout: 90_000 },
  ],
  model: async ({ service }, use) => {
    service.calls.length = 0;
    service.script = {};
    await use(service);
  },
});
