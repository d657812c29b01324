import type { NotAdded } from '@platewise/contract/imports/import-options';
import type { ImportedMeasure } from '@platewise/contract/imports/import-schema';
import { LIMITS } from '@platewise/contract/limits';
import type { Db } from '@platewise/db/database';
import type { BodyMeasureRow } from '@platewise/db/tables/body-tables';
import { findFacts, measureCounts } from '../body/body-repository.ts';
import type { DiaryContext } from '../diary/write-diary.ts';
import { readToday } from '../preferences/read-preferences.ts';
import type { KeyedRow, Outcome } from './add-import.ts';
import { insertMeasures, measuresOfDays } from './days-repository.ts';

/**
 * Adds weights and waists to days that have none: what a person recorded here stays. Without a date of birth of 18 years ago
 * or more none are kept.
 */
export async function addMeasures(
  trx: Db,
  { identity, now, newId }: DiaryContext,
  { rows }: { rows: readonly KeyedRow<ImportedMeasure>[] },
): Promise<Outcome> {
  if (rows.length === 0) return { added: [], notAdded: [] };
  const { userId } = identity;
  if (!(await findFacts(trx, userId))) return { added: [], notAdded: rows.map(() => 'no-body-facts') };
  const today = await readToday(trx, userId, { now });
  const taken = await measuresOfDays(trx, userId, { dates: [...new Set(rows.map(({ row }) => row.date))] });
  let room = LIMITS.bodyMeasuresMax - (await measureCounts(trx, userId)).count;
  const outcome: Outcome = { added: [], notAdded: [] };
  const measures: BodyMeasureRow[] = [];
  for (const { key, row } of rows) {
    const { kind: measure, date, value } = row;
    const reason = refusalOf({ date, today, isTaken: taken.has(`${measure} ${date}`), room });
    if (reason) outcome.notAdded.push(reason);
    else {
      room -= 1;
      const id = newId();
      const unit = measure === 'weight' ? 'kg' : 'cm';
      measures.push({ user_id: userId, measure, name: '', date, id, value, unit, updated_at: now() });
      outcome.added.push({ key, row, rowId: id });
    }
  }
  if (measures.length > 0) await insertMeasures(trx, measures);
  return outcome;
}

function refusalOf(one: { date: string; today: string; isTaken: boolean; room: number }): NotAdded | null {
  if (one.date > one.today) return 'future';
  if (one.isTaken) return 'own-measure';
  return one.room > 0 ? null : 'measures-full';
}
