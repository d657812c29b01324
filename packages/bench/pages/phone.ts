import { randomUUID } from 'node:crypto';
import type { BrowserContext, CDPSession, Page } from '@playwright/test';

const LATENCY_MS = 400;
const BYTES_A_SECOND = 400_000 / 8;

/** What a phone is here: its window, its line and its processor. */
export const PHONE = { viewport: { width: 412, height: 823 }, hasTouch: true, isMobile: true } as const;

/** Gives a page the line of a phone, 400 ms and 400 kbit/s each way, and a processor so many times slower. */
export async function slowDown(page: Page, { slowdown }: { slowdown: number }): Promise<CDPSession> {
  const session = await page.context().newCDPSession(page);
  await session.send('Network.enable');
  await session.send('Network.emulateNetworkConditions', {
    offline: false,
    latency: LATENCY_MS,
    downloadThroughput: BYTES_A_SECOND,
    uploadThroughput: BYTES_A_SECOND,
  });
  await slowProcessor(session, slowdown);
  return session;
}

export async function slowProcessor(session: CDPSession, slowdown: number): Promise<void> {
  await session.send('Emulation.setCPUThrottlingRate', { rate: slowdown });
}

/** Signs somebody new up in this context, who has called the server once. */
export async function signUp(context: BrowserContext, url: string): Promise<string> {
  const email = `${randomUUID()}@example.test`;
  const data = { email, password: 'seven purple plates', name: 'Asha' };
  const answer = await context.request.post(`${url}/api/auth/sign-up/email`, { data, headers: { origin: url } });
  if (!answer.ok()) throw new Error(await answer.text());
  const { token } = await (await context.request.get(`${url}/api/auth/token`)).json();
  await context.request.get(`${url}/api/sub/subscription-status`, { headers: { authorization: `Bearer ${token}` } });
  return email;
}
