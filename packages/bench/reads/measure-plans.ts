import { spawn } from 'node:child_process';
import { once } from 'node:events';
import type { GenerationRequest } from '@platewise/contract/generation/generation-schema';
import type { Request } from 'autocannon';
import { type Load, measureLoad } from './measure-load.ts';
import type { Reader } from './people.ts';

/**
 * Plans from end to end (identified, reserved, planned, certified, stored), and what reads wait: alone, next to those plans, next to
 * plans that take the planner longest, and next to nothing of ours but two processes that compute.
 */
export type PlansLoad = { plans: Load; idleRead: Load; busyRead: Load; fullRead: Load; machineRead: Load };

type Asked = Pick<GenerationRequest, 'dietaryPreferences' | 'mealCount'>;
const USUAL: Asked = { dietaryPreferences: 'none', mealCount: 3 };
const LONGEST: Asked = { dietaryPreferences: 'keto', mealCount: 5 };

const PLANNING_CONNECTIONS = 16;
const READING_CONNECTIONS = 4;

/** Asks one server for plans of a day, alone and while a few people only read. */
export async function measurePlans(
  url: string,
  readers: readonly Reader[],
  { seconds, round }: { seconds: number; round: number },
): Promise<PlansLoad> {
  const reads = readers.map(({ session }) => readOf(session));
  const plansOf = (asked: Asked) =>
    readers.map(({ session }, index) => planOf(session, round * readers.length + index, asked));
  const reading = { connections: READING_CONNECTIONS, seconds };
  const planning = { connections: PLANNING_CONNECTIONS, seconds };
  const readNextTo = async (asked: Asked) => {
    const [, load] = await Promise.all([measureLoad(url, plansOf(asked), planning), measureLoad(url, reads, reading)]);
    return load;
  };
  return {
    plans: await measureLoad(url, plansOf(USUAL), planning),
    idleRead: await measureLoad(url, reads, reading),
    busyRead: await readNextTo(USUAL),
    fullRead: await readNextTo(LONGEST),
    machineRead: await whileComputing(() => measureLoad(url, reads, reading)),
  };
}

/** What a planner's thread and a database that writes take of a machine, with nothing that a server has to do with it. */
async function whileComputing<T>(measure: () => Promise<T>): Promise<T> {
  const busy = [0, 1].map(() => spawn(process.execPath, ['-e', 'for (;;);'], { stdio: 'ignore' }));
  const ended = Promise.all(busy.map((child) => once(child, 'exit')));
  try {
    return await measure();
  } finally {
    for (const child of busy) child.kill('SIGKILL');
    await ended;
  }
}

function readOf(bearer: string): Request {
  return { path: '/api/sub/subscription-status', headers: { authorization: `Bearer ${bearer}` } };
}

function planOf(bearer: string, seed: number, asked: Asked): Request {
  const body = { goal: 'balanced', ...asked, calorieTarget: 2000, seed };
  const headers = { authorization: `Bearer ${bearer}`, 'content-type': 'application/json' };
  return { method: 'POST', path: '/api/meals/generate', headers, body: JSON.stringify(body) };
}
