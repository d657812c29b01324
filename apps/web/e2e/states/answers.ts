import type { Page } from '@playwright/test';

const SERVER = /\/(trpc|readyz)\b/;

/** The procedure is asked and never answers: the screen stays as it is while it loads. */
export async function neverAnswers(page: Page, procedure: string): Promise<void> {
  await page.route(callsOf(procedure), () => new Promise(() => {}));
}

/** The procedure answers this, called by itself or in a batch with others, which answer as they do. */
export async function answersWith(page: Page, procedure: string, data: unknown): Promise<void> {
  await page.route(callsOf(procedure), async (route) => {
    const place = new URL(route.request().url()).pathname.slice('/trpc/'.length).split(',').indexOf(procedure);
    const answers = (await (await route.fetch()).json()) as unknown[];
    answers[place] = { result: { data } };
    await route.fulfill({ status: 200, json: answers });
  });
}

/** The server is there and cannot answer. */
export async function fails(page: Page, procedure: string): Promise<void> {
  await page.route(callsOf(procedure), (route) => route.fulfill({ status: 503, json: {} }));
}

/** The server refuses with a code of the contract, a sentence and the seconds to wait. */
export async function refusesFor(page: Page, procedure: string, code: string, seconds: number, sentence: string) {
  const data = { code, error: sentence, message: sentence, retryAfterSeconds: seconds, httpStatus: 429 };
  await page.route(callsOf(procedure), (route) =>
    route.fulfill({ status: 429, json: { error: { message: sentence, code: -32029, data } } }),
  );
}

/** The token is refused, as after its time. */
export async function expires(page: Page, procedure: string): Promise<void> {
  const data = { code: 'TOKEN_EXPIRED', httpStatus: 401 };
  await page.route(callsOf(procedure), (route) =>
    route.fulfill({ status: 401, json: [{ error: { message: '', code: -32001, data } }] }),
  );
}

/** Nothing is answered any more; what the page already has of the application goes on. */
export async function isAway(page: Page): Promise<void> {
  await page.route(SERVER, (route) => route.fulfill({ status: 503, json: {} }));
}

/** The server is there again, and the page hears of it at once. */
export async function isBack(page: Page): Promise<void> {
  await page.unroute(SERVER);
  await page.evaluate(() => window.dispatchEvent(new Event('online')));
}

function callsOf(procedure: string): RegExp {
  return new RegExp(`/trpc/[^?]*${procedure.replace('.', '\\.')}`);
}
