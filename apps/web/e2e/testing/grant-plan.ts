import { readFile } from 'node:fs/promises';
import path from 'node:path';
import type { RunningServer } from './start-server.ts';

/**
 * Puts somebody on a plan, as `npm run grant` does: with the secret from the data folder, at the address that the server
 * keeps for its operator. A process for each grant would cost a second. The person has called the server at least once.
 */
export async function grantPlan(
  { dataDir, url }: RunningServer,
  email: string,
  plan: 'free' | 'pro' | 'family',
): Promise<void> {
  const { secret } = JSON.parse(await readFile(path.join(dataDir, 'operator.json'), 'utf8'));
  const response = await fetch(`${url}/api/operator`, {
    method: 'POST',
    headers: { 'content-type': 'application/json', 'x-operator-secret': secret },
    body: JSON.stringify({ command: 'grant', email, plan }),
  });
  const answer = await response.text();
  if (!response.ok || !JSON.parse(answer).ok) throw new Error(`The grant was refused (${response.status}): ${answer}`);
}
