import type { Page } from '@playwright/test';
import { askAsMember, newMember } from './member.ts';
import { runOperatorCommand } from './operator-command.ts';
import type { RunningServer } from './start-server.ts';

/** Somebody new to whom the admin area is open. */
export async function becomeOperator(page: Page, server: RunningServer): Promise<string> {
  const email = await newMember(page);
  await askAsMember(page, 'GET', '/api/sub/subscription-status');
  await runOperatorCommand(server, { command: 'operator', deed: 'grant', email });
  return email;
}
