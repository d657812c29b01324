import type { HostedAccount, HostedAccounts } from '@platewise/providers/identity/hosted-accounts';
import type { Context } from '../../context.ts';
import { findById } from '../users-repository.ts';
import { type LocalAccount, pageLocalAccounts } from './accounts-to-move-repository.ts';
import { movePerson } from './move-person.ts';

type Uses = Pick<Context, 'db' | 'now' | 'newId'> & { hosted: HostedAccounts };

/** Which id of ours is which one of the service, as the operator states it, and whom it is about; everybody without an address. */
export type MoveChoices = { pairs: ReadonlyMap<string, string>; email?: string | undefined };

/** How an account at the service is the same person: made for them, by this run or an earlier one; stated; or one address, confirmed on both sides. */
export type MoveWay = 'to-make' | 'made-before' | 'stated' | 'same-address';
export type HostedRefusal = 'address-taken' | 'not-there' | 'has-rows' | 'stated-twice';

export type PlannedHostedMove = { account: LocalAccount } & (
  | { way: MoveWay; to: string | null }
  | { refusal: HostedRefusal; to: string }
);
export type DoneHostedMove = { account: LocalAccount } & ({ to: string } | { why: string });

/** As many as a service is asked about at once. */
const PAGE = 100;

/**
 * Whom each account of our own is to be at the service, in the order of their ids; changes nothing. An address alone makes nobody the
 * same person unless it is confirmed on both sides.
 * @throws ProviderError UNAVAILABLE
 */
export async function* planHostedMoves(
  { db, hosted }: Pick<Uses, 'db' | 'hosted'>,
  { pairs, email }: MoveChoices,
): AsyncGenerator<PlannedHostedMove> {
  const taken = new Set<string>();
  let after = '';
  for (;;) {
    const page = await pageLocalAccounts(db, { after, limit: PAGE, email });
    if (page.length === 0) return;
    after = page.at(-1)?.userId ?? '';
    const found = await hosted.find({
      ids: page.flatMap(({ userId }) => pairs.get(userId) ?? []),
      externalIds: page.map(({ userId }) => userId),
      emails: page.map((account) => account.email),
    });
    for (const account of page) {
      const planned = decide(account, found, pairs.get(account.userId));
      if ('refusal' in planned || planned.to === null) yield { account, ...planned };
      else if (taken.has(planned.to)) yield { account, refusal: 'stated-twice', to: planned.to };
      else if (await findById(db, planned.to)) yield { account, refusal: 'has-rows', to: planned.to };
      else {
        taken.add(planned.to);
        yield { account, ...planned };
      }
    }
  }
}

type Decision = { way: MoveWay; to: string | null } | { refusal: HostedRefusal; to: string };

function decide(account: LocalAccount, found: readonly HostedAccount[], stated: string | undefined): Decision {
  if (stated !== undefined) {
    const isThere = found.some(({ id }) => id === stated);
    return isThere ? { way: 'stated', to: stated } : { refusal: 'not-there', to: stated };
  }
  const made = found.find(({ externalId }) => externalId === account.userId);
  if (made) return { way: 'made-before', to: made.id };
  const holder = found.find(({ email }) => email.toLowerCase() === account.email.toLowerCase());
  if (!holder) return { way: 'to-make', to: null };
  const isSame = holder.emailVerified && account.emailVerified;
  return isSame ? { way: 'same-address', to: holder.id } : { refusal: 'address-taken', to: holder.id };
}

/**
 * Moves accounts of our own to the service, one after another, each whole: who was moved is no local account any more, so that a run which
 * was interrupted is gone on with by the next.
 * @throws ProviderError UNAVAILABLE; those before are moved then
 */
export async function* moveToHosted(uses: Uses, choices: MoveChoices): AsyncGenerator<DoneHostedMove> {
  for await (const planned of planHostedMoves(uses, choices)) {
    const { account } = planned;
    if ('refusal' in planned) {
      yield { account, why: planned.refusal };
      continue;
    }
    const to = planned.to === null ? await make(uses, account) : { id: planned.to };
    if ('refusal' in to) yield { account, why: to.refusal };
    else if (await movePerson(uses, { from: account.userId, to: to.id, isLocal: false })) yield { account, to: to.id };
    else yield { account, why: 'has-rows' };
  }
}

async function make({ hosted }: Uses, account: LocalAccount): Promise<{ id: string } | { refusal: string }> {
  const made = await hosted.make(account);
  if ('id' in made) return made;
  // The answer of a call that had made it may have been lost.
  const found = await hosted.find({ ids: [], externalIds: [account.userId], emails: [] });
  return found.find(({ externalId }) => externalId === account.userId) ?? made;
}
