import type { Page } from '@playwright/test';

/** The procedure is asked and never answers: the screen stays as it is while it loads. */
export async function neverAnswers(page: Page, procedure: string): Promise<void> {
  await page.route(callsOf(procedure), () => new Promise(() => {}));
}

/** The server is there and cannot answer. */
export async function fails(page: Page, procedure: string): Promise<void> {
  await page.route(callsOf(procedure), (route) => route.fulfill({ status: 503, json: {} }));
}

function callsOf(procedure: string): RegExp {
  return new RegExp(`/trpc/[^?]*${procedure.replace('.', '\\.')}`);
}
