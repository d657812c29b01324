import type { HostedRefusal, MoveWay, PlannedHostedMove } from '@platewise/api/users/moving/move-to-hosted';
import type { LocalRefusal, PlannedLocalMove } from '@platewise/api/users/moving/move-to-local';

export type PlanText = { text: string; moves: number; refused: number };

/** Lines of people that are shown; a terminal has no room for more. */
const LINES_SHOWN = 50;
const NOTHING_CHANGED = 'Nothing was changed. With the server stopped, and after a backup, --move does it.';

const SENTENCES: Record<HostedRefusal | LocalRefusal, string> = {
  'address-taken':
    'another account has the address, and it is not confirmed on both sides: name the pair in a file, or free the address',
  'not-there': 'the file names an account that Clerk does not have',
  'has-rows': 'the account there has been used here already, and nothing is merged: delete one of the two first',
  'stated-twice': 'somebody else is to be that account, too',
  'no-address': 'no address is known, and an account of our own needs one',
  'address-of-several':
    'several people have the address, and an account of our own has one to itself: have it changed at Clerk',
  banned: 'Clerk has banned the account, and an account of our own would let them in again: lift the ban, or delete it',
};

const WAYS: Record<MoveWay, string> = {
  'to-make': 'are made at Clerk',
  'made-before': 'are at Clerk already, made by an earlier run',
  stated: 'are an account that the file of pairs names',
  'same-address': 'are an account at Clerk with the same address, confirmed here and there',
};

/** Why somebody is not moved, in a sentence; what Clerk says itself stays as it is. */
export function sentenceOf(why: string): string {
  return Object.hasOwn(SENTENCES, why) ? SENTENCES[why as keyof typeof SENTENCES] : `Clerk: ${why}`;
}

/** Whom accounts of our own are to be at Clerk, what goes along and what ends, and who is refused why. */
export async function describeHostedPlan(
  plan: AsyncIterable<PlannedHostedMove>,
  pairs: ReadonlyMap<string, string>,
): Promise<PlanText> {
  const ways = { 'to-make': 0, 'made-before': 0, stated: 0, 'same-address': 0 };
  const [linked, refused]: [string[], string[]] = [[], []];
  const counts = { passwords: 0, unconfirmed: 0, apps: 0, passkeys: 0 };
  const stated = new Set(pairs.keys());
  for await (const planned of plan) {
    const { account } = planned;
    stated.delete(account.userId);
    const who = `${account.email}  ${account.userId} -> ${planned.to ?? 'new'}`;
    if ('refusal' in planned) {
      refused.push(`${who}  ${sentenceOf(planned.refusal)}`);
      continue;
    }
    ways[planned.way] += 1;
    if (planned.way !== 'to-make') linked.push(`${who}  ${planned.way}`);
    else if (account.passwordHash !== null) counts.passwords += 1;
    if (!account.emailVerified) counts.unconfirmed += 1;
    if (account.hasApp) counts.apps += 1;
    counts.passkeys += account.passkeys;
  }
  const moves = Object.values(ways).reduce((sum, count) => sum + count, 0);
  if (moves + refused.length === 0) return { text: 'Nobody has an account of our own here.', moves, refused: 0 };
  const lines = [
    `Accounts of our own that would move to Clerk: ${moves}`,
    ...Object.entries(ways).flatMap(([way, count]) => (count > 0 ? [`  ${count} ${WAYS[way as MoveWay]}`] : [])),
    `Passwords that go along: ${counts.passwords}. Addresses that nobody confirmed, and Clerk keeps as reserved: ${counts.unconfirmed}.`,
    `Ends: every sign-in, ${counts.apps} apps for codes, ${counts.passkeys} passkeys.`,
    ...(linked.length > 0 ? ['To be an account that is there:', ...listLines(linked)] : []),
    ...(stated.size > 0 ? [`In the file, and no account of our own: ${[...stated].join(', ')}`] : []),
  ];
  return finish(lines, { moves, refused });
}

/** Who of Clerk's would have an account of our own, and who is refused why. */
export async function describeLocalPlan(plan: AsyncIterable<PlannedLocalMove>): Promise<PlanText> {
  let moves = 0;
  const refused: string[] = [];
  for await (const { person, refusal } of plan) {
    if (refusal === null) moves += 1;
    else refused.push(`${person.email || '-'}  ${person.userId}  ${sentenceOf(refusal)}`);
  }
  if (moves + refused.length === 0) return { text: 'Nobody has an account at Clerk here.', moves, refused: 0 };
  const lines = [
    `People of Clerk's who would get an account of our own: ${moves}`,
    'None has a password: they set one by "Forgot password", or by a link of npm run reset-password.',
  ];
  return finish(lines, { moves, refused });
}

function finish(lines: string[], { moves, refused }: { moves: number; refused: string[] }): PlanText {
  const end =
    refused.length === 0
      ? [NOTHING_CHANGED]
      : [`Refused, and nothing is begun before that is settled: ${refused.length}`, ...listLines(refused)];
  return { text: [...lines, ...end].join('\n'), moves, refused: refused.length };
}

/** Lines of people, as many as are shown. */
export function listLines(lines: readonly string[]): string[] {
  const more = lines.length - LINES_SHOWN;
  return [...lines.slice(0, LINES_SHOWN).map((line) => `  ${line}`), ...(more > 0 ? [`  and ${more} more`] : [])];
}
