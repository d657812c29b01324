/**
 * Measures the calorie tracker with three years of entries, ten a day: `npm run bench:tracker` starts the server on a fresh
 * database (on DATABASE_URL when it is set, which is then left with one account more), fills a diary over the REST API and
 * prints how long the view of a day, the trends and a new meal take for a person who waits for the answer.
 */
import { execFile, spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { addDays } from '@platewise/contract/dates/local-date';
import { distribution } from './distribution.ts';

const PORT = '3298';
const ORIGIN = `http://localhost:${PORT}`;
const DAYS = 3 * 365;
const MEALS_A_DAY = 10;
const CALLS = 300;
const READY_TRIES = 200;

const run = promisify(execFile);
const root = join(import.meta.dirname, '../..');
const dataDir = await mkdtemp(join(tmpdir(), 'platewise-tracker-'));
const env = {
  ...process.env,
  PORT,
  PUBLIC_URL: ORIGIN,
  DATA_DIR: dataDir,
  LOG_LEVEL: 'silent',
  RATE_LIMITS: 'relaxed',
};
const server = spawn(process.execPath, ['--liftoff-only', join(root, 'apps/server/src/main.ts')], {
  env,
  stdio: 'ignore',
});

try {
  await untilReady();
  const token = await proToken();
  const today = new Date().toISOString().slice(0, 10);
  await fill(token, today);
  const anyDay = (call: number) => addDays(today, -((call * 7919) % DAYS));
  console.log(
    `${DAYS} days of ${MEALS_A_DAY} meals on ${process.env.DATABASE_URL ? 'DATABASE_URL' : 'the embedded database'}\n`,
  );
  console.log('milliseconds\tmedian\tp95\tworst');
  await measure('view of a day', (call) => ask(token, 'GET', `/day?date=${anyDay(call)}`));
  await measure('entry of a day', (call) => ask(token, 'GET', `/entries?date=${anyDay(call)}`));
  await measure('trend of 7 days', (call) => ask(token, 'GET', `/trend?days=7&to=${anyDay(call)}`));
  await measure('trend of 90 days', (call) => ask(token, 'GET', `/trend?days=90&to=${anyDay(call)}`));
  await measure('a meal added', (call) => ask(token, 'POST', '/meals', meal(anyDay(call))));
} finally {
  server.kill('SIGTERM');
  await once(server, 'exit');
  await rm(dataDir, { recursive: true, force: true });
}

async function untilReady(): Promise<void> {
  for (let attempt = 0; attempt < READY_TRIES; attempt++) {
    const isReady = await fetch(`${ORIGIN}/readyz`).then(
      ({ ok }) => ok,
      () => false,
    );
    if (isReady) return;
    await new Promise((resolve) => setTimeout(resolve, 300));
  }
  throw new Error('The server did not become ready.');
}

/** A token of the kind that does not expire, of someone whose plan has the tracker. */
async function proToken(): Promise<string> {
  const email = `tracker-${Date.now()}@example.test`;
  const signedUp = await fetch(`${ORIGIN}/api/auth/sign-up/email`, {
    method: 'POST',
    headers: { 'content-type': 'application/json', origin: ORIGIN },
    body: JSON.stringify({ email, password: 'seven purple plates', name: 'Asha' }),
  });
  const cookie = signedUp.headers.getSetCookie()[0]?.split(';')[0] ?? '';
  const { token: session } = await read<{ token: string }>(fetch(`${ORIGIN}/api/auth/token`, { headers: { cookie } }));
  await run(
    process.execPath,
    ['--liftoff-only', join(root, 'apps/server/src/operator/operator-cli.ts'), 'grant', email, 'pro'],
    { env },
  );
  const made = fetch(`${ORIGIN}/api/users/me/tokens`, {
    method: 'POST',
    headers: { 'content-type': 'application/json', authorization: `Bearer ${session}` },
    body: JSON.stringify({ name: 'Benchmark' }),
  });
  return (await read<{ token: string }>(made)).token;
}

/** One day of meals, copied onto all the others. */
async function fill(token: string, today: string): Promise<void> {
  for (let count = 0; count < MEALS_A_DAY; count++) await ask(token, 'POST', '/meals', meal(today));
  for (let day = 1; day < DAYS; day++) {
    await ask(token, 'POST', '/copy-day', { from: today, to: addDays(today, -day) });
  }
  for (let year = 0; year < 3; year++) {
    await ask(token, 'PUT', '/daily-goal', { dailyGoal: 2000 + year, date: addDays(today, -365 * year), protein: 120 });
  }
}

function meal(date: string) {
  return { name: 'Chicken salad', calories: 350, protein: 30, carbs: 12, fat: 18, date, time: '12:30' };
}

function ask(token: string, method: string, path: string, body?: object): Promise<unknown> {
  return read(
    fetch(`${ORIGIN}/api/calorie${path}`, {
      method,
      headers: { authorization: `Bearer ${token}`, ...(body && { 'content-type': 'application/json' }) },
      ...(body && { body: JSON.stringify(body) }),
    }),
  );
}

async function read<Body>(answer: Promise<Response>): Promise<Body> {
  const response = await answer;
  if (!response.ok) throw new Error(`${response.status} ${await response.text()}`);
  return (await response.json()) as Body;
}

async function measure(name: string, call: (index: number) => Promise<unknown>): Promise<void> {
  const milliseconds: number[] = [];
  for (let index = 0; index < CALLS; index++) {
    const started = performance.now();
    await call(index);
    milliseconds.push(performance.now() - started);
  }
  const { median, p95, worst } = distribution(milliseconds);
  console.log([name, median.toFixed(1), p95.toFixed(1), worst.toFixed(1)].join('\t'));
}
