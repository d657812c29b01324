import { PRO } from '@platewise/api/testing/people';
import { CLIENT } from '@platewise/contract/client-limits';
import { waitFor } from '@testing-library/react';
import { expect, test, vi } from 'vitest';
import { testWeb } from '../../app/testing/test-web.tsx';

const web = testWeb();

test('the subscription is asked for once, as long after a page is open as is documented', async () => {
  vi.spyOn(CLIENT, 'subscriptionDelayMs', 'get').mockRestore();
  expect(CLIENT.subscriptionDelayMs).toBe(1000);
  const wait = vi.spyOn(globalThis, 'setTimeout');

  await web.open('/favorites', PRO);

  await waitFor(() => expect(wait).toHaveBeenCalledWith(expect.any(Function), CLIENT.subscriptionDelayMs));
  expect(asked()).toHaveLength(0);
  await waitFor(() => expect(asked()).toHaveLength(1));
});

function asked(): readonly string[] {
  return web.calls().filter((path) => path === 'subscription.status');
}
