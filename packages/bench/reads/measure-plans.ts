import type { Request } from 'autocannon';
import { type Load, measureLoad } from './measure-load.ts';
import type { Reader } from './people.ts';

/** Plans from end to end (identified, reserved, planned, certified, stored), and what reads next to them wait. */
export type PlansLoad = { plans: Load; idleRead: Load; busyRead: Load };

const PLANNING_CONNECTIONS = 16;
const READING_CONNECTIONS = 4;

/** Asks one server for plans of a day, alone and while a few people only read. */
export async function measurePlans(
  url: string,
  readers: readonly Reader[],
  { seconds, round }: { seconds: number; round: number },
): Promise<PlansLoad> {
  const reads = readers.map(({ session }) => readOf(session));
  const asked = readers.map(({ session }, index) => planOf(session, round * readers.length + index));
  const reading = { connections: READING_CONNECTIONS, seconds };
  const plans = await measureLoad(url, asked, { connections: PLANNING_CONNECTIONS, seconds });
  const idleRead = await measureLoad(url, reads, reading);
  const [, busyRead] = await Promise.all([
    measureLoad(url, asked, { connections: PLANNING_CONNECTIONS, seconds }),
    measureLoad(url, reads, reading),
  ]);
  return { plans, idleRead, busyRead };
}

function readOf(bearer: string): Request {
  return { path: '/api/sub/subscription-status', headers: { authorization: `Bearer ${bearer}` } };
}

function planOf(bearer: string, seed: number): Request {
  const body = { goal: 'balanced', dietaryPreferences: 'none', mealCount: 3, calorieTarget: 2000, seed };
  const headers = { authorization: `Bearer ${bearer}`, 'content-type': 'application/json' };
  return { method: 'POST', path: '/api/meals/generate', headers, body: JSON.stringify(body) };
}
