import type { Db } from '@platewise/db/database';
import { modelError } from '@platewise/providers/model/model-error';
import type { ModelBudget } from '@platewise/providers/model/openai/openai-model';
import { addForAll, addForPerson, giveBack } from './spending-repository.ts';
import { utcMonth } from './utc-day.ts';

const MICROS = 1_000_000;

type Limits = {
  /** US dollars in a month (UTC) of everybody, and of each person; undefined where there is no limit. */
  monthlyUsd: number | undefined;
  personMonthlyUsd: number | undefined;
};

/**
 * What a model may cost in a month, counted before it is asked: what a request may cost at most is set aside in the
 * database, so that many requests and several processes at once keep the limit, and what it did not cost is given back. What
 * a process that died had set aside stays counted.
 */
export function createModelBudget(
  { db, now, track }: { db: Db; now: () => Date; track: (work: Promise<void>) => void },
  { monthlyUsd = Number.POSITIVE_INFINITY, personMonthlyUsd = Number.POSITIVE_INFINITY }: Limits,
): ModelBudget {
  return {
    reserve: async ({ person, usd }) => {
      const share = { month: utcMonth(now()), micros: Math.ceil(usd * MICROS) };
      await db.transaction().execute(async (trx) => {
        const isTheirs = await addForPerson(trx, person, { ...share, maxMicros: toMicros(personMonthlyUsd) });
        // The row of everybody comes last, so that nobody waits long for it.
        const isOurs = isTheirs && (await addForAll(trx, { ...share, maxMicros: toMicros(monthlyUsd) }));
        if (!isOurs) throw modelError('budget');
      });
      return (spentUsd) => {
        if (spentUsd === null) return;
        const unspent = share.micros - Math.ceil(spentUsd * MICROS);
        if (unspent > 0) track(giveBack(db, person, { ...share, micros: unspent }));
      };
    },
  };
}

function toMicros(usd: number): number {
  return Math.min(Number.MAX_SAFE_INTEGER, Math.floor(usd * MICROS));
}
