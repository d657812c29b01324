import { setTimeout as wait } from 'node:timers/promises';
import type { Person } from './create-person.ts';

export type Answer = { status: number; code: string | undefined; retryAfter: string | null; ms: number };

/** One request with somebody's bearer; an answer that never comes counts as status 0. */
export async function ask(
  url: string,
  { token }: Pick<Person, 'token'>,
  [method, path, body]: [method: string, path: string, body?: unknown],
  added: Record<string, string> = {},
): Promise<Answer> {
  const started = performance.now();
  const headers = {
    authorization: `Bearer ${token}`,
    ...(body !== undefined && { 'content-type': 'application/json' }),
    ...added,
  };
  const response = await fetch(`${url}${path}`, {
    method,
    headers,
    ...(body !== undefined && { body: JSON.stringify(body) }),
    signal: AbortSignal.timeout(30_000),
  }).catch(() => null);
  const text = (await response?.text().catch(() => '')) ?? '';
  const ms = performance.now() - started;
  const code = response?.ok === false ? codeOf(text) : undefined;
  return { status: response?.status ?? 0, code, retryAfter: response?.headers.get('retry-after') ?? null, ms };
}

/** The code of a refusal; a proxy's page has none, and is its own. */
function codeOf(text: string): string {
  return text.startsWith('{') ? (JSON.parse(text) as { code: string }).code : text;
}

/** Calls again and again, each of `clients` one at a time, until `isOver`. */
export async function askInLoop(
  clients: number,
  call: (client: number, round: number) => Promise<unknown>,
  { isOver, pauseMs = 0 }: { isOver: () => boolean; pauseMs?: number },
): Promise<void> {
  const loop = async (client: number) => {
    for (let round = 0; !isOver(); round += 1) {
      await call(client, round);
      await wait(pauseMs);
    }
  };
  await Promise.all(Array.from({ length: clients }, (_, client) => loop(client)));
}

/** What 99 of 100 answers took at most, in milliseconds. */
export function p99(answers: readonly Answer[]): number {
  const times = answers.map(({ ms }) => ms).toSorted((a, b) => a - b);
  return times[Math.ceil(times.length * 0.99) - 1] ?? Number.NaN;
}
