import type { Context } from '../../context.ts';
import { subjectHash } from '../subject-hash.ts';
import { findBanned, type HostedPerson, pageHostedPeople } from './accounts-to-move-repository.ts';
import { movePerson } from './move-person.ts';

export type LocalRefusal = 'no-address' | 'address-of-several' | 'address-taken' | 'banned';
export type PlannedLocalMove = { person: HostedPerson; refusal: LocalRefusal | null };

const PAGE = 100;

/** Which people of a hosted service get accounts of our own, in the order of their ids, and why some cannot; changes nothing and asks no service. */
export async function* planLocalMoves(
  { db }: Pick<Context, 'db'>,
  { email }: { email?: string | undefined },
): AsyncGenerator<PlannedLocalMove> {
  let after = '';
  for (;;) {
    const page = await pageHostedPeople(db, { after, limit: PAGE, email });
    if (page.length === 0) return;
    after = page.at(-1)?.userId ?? '';
    const banned = await findBanned(
      db,
      page.map(({ userId }) => subjectHash(userId)),
    );
    for (const person of page) {
      yield { person, refusal: banned.has(subjectHash(person.userId)) ? 'banned' : refusalOf(person) };
    }
  }
}

function refusalOf({ email, peopleWithEmail, isTaken }: HostedPerson): LocalRefusal | null {
  if (email === '') return 'no-address';
  if (peopleWithEmail > 1) return 'address-of-several';
  return isTaken ? 'address-taken' : null;
}

/** Makes an account of our own for each of these people, without a password, and moves them there, one after another, each whole. */
export async function* moveToLocal(
  uses: Pick<Context, 'db' | 'now' | 'newId'>,
  choices: { email?: string | undefined },
): AsyncGenerator<PlannedLocalMove> {
  for await (const planned of planLocalMoves(uses, choices)) {
    const { person, refusal } = planned;
    if (refusal === null) await movePerson(uses, { from: person.userId, to: uses.newId(), isLocal: true });
    yield planned;
  }
}
