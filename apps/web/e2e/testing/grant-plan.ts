import { runOperatorCommand } from './operator-command.ts';
import type { RunningServer } from './start-server.ts';

/** Puts somebody on a plan, as `npm run grant` does. The person has called the server at least once. */
export async function grantPlan(server: RunningServer, email: string, plan: 'free' | 'pro' | 'family'): Promise<void> {
  await runOperatorCommand(server, { command: 'grant', email, plan });
}
