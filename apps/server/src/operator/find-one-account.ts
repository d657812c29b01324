import { type AccountMatch, type FoundAccount, findAccount } from '@platewise/api/users/find-account';
import type { OperatorAnswer, OperatorServices } from './operator-commands.ts';

type Asked = { email: string; userId?: string | undefined };

/** Does something with the one account of an address; says it where there is none, and lists several. */
export async function withAccount(
  { database: { db }, now, newId }: Pick<OperatorServices, 'database' | 'now' | 'newId'>,
  asked: Asked,
  work: (account: AccountMatch) => Promise<OperatorAnswer>,
): Promise<OperatorAnswer> {
  const found = await findAccount({ db, now, newId }, asked);
  return found.kind === 'found' ? work(found.account) : notOneAccount(found, asked);
}

/** Why nothing was done. */
export function notOneAccount(found: Exclude<FoundAccount, { kind: 'found' }>, { email }: Asked): OperatorAnswer {
  if (found.kind === 'unknown') return { ok: false, text: `There is no account with the address ${email}.` };
  const lines = found.matches.map(({ userId, email: address, name }) => `  ${userId}  ${address}  ${name}`);
  return { ok: false, text: ['Several accounts have this address; add one of their ids:', ...lines].join('\n') };
}
