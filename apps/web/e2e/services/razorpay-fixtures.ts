import { STAND_IN_ACCOUNT, standInVariables } from '@platewise/test-emulators/razorpay/stand-in-account';
import { type RazorpayStandIn, startRazorpay } from '@platewise/test-emulators/razorpay/start-razorpay';
import { test as base, expect } from '../testing/fixtures.ts';
import { startServer } from '../testing/start-server.ts';

export { expect };

/**
 * The product with its payments at Razorpay: the real SDK on the server and the checkout script in the browser, with a
 * stand-in for both ends on this machine.
 */
export const test = base.extend<{ razorpay: RazorpayStandIn }, { provider: RazorpayStandIn }>({
  provider: [
    async ({ browserName: _browserName }, use) => {
      const standIn = await startRazorpay(STAND_IN_ACCOUNT);
      await use(standIn);
      await standIn.close();
    },
    { scope: 'worker' },
  ],
  server: [
    async ({ browserName, provider }, use) => {
      const server = await startServer(`razorpay-${browserName}`, standInVariables(provider));
      await use(server);
      await server.stop();
    },
    { scope: 'worker', timeout: 90_000 },
  ],
  razorpay: async ({ provider, server, watch }, use) => {
    for (const list of [provider.faults, provider.calls, provider.messages]) list.length = 0;
    provider.chargesLater = false;
    provider.deliverTo(`${server.url}/api/sub/webhook`);
    await use(provider);
    await provider.delivered();
    watch.strayRequests = watch.strayRequests.filter((url) => new URL(url).origin !== provider.url);
  },
});
