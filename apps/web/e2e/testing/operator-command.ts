import { readFile } from 'node:fs/promises';
import path from 'node:path';
import type { RunningServer } from './start-server.ts';

/**
 * Has the server do what a command of its operator does: with the secret from the data folder, at the address that it keeps for
 * that. A process for each command would cost a second.
 */
export async function runOperatorCommand({ dataDir, url }: RunningServer, command: object): Promise<void> {
  const { secret } = JSON.parse(await readFile(path.join(dataDir, 'operator.json'), 'utf8'));
  const response = await fetch(`${url}/api/operator`, {
    method: 'POST',
    headers: { 'content-type': 'application/json', 'x-operator-secret': secret },
    body: JSON.stringify(command),
  });
  const answer = await response.text();
  if (!response.ok || !JSON.parse(answer).ok)
    throw new Error(`The command was refused (${response.status}): ${answer}`);
}
