import type { UndoneImport } from '@platewise/contract/imports/import-schema';
import { AppError } from '../app-error.ts';
import { type DiaryContext, writeDiary } from '../diary/write-diary.ts';
import { closeDays } from './days-repository.ts';
import {
  countRows,
  deleteGoneRows,
  deleteImport,
  deleteUnchangedMeals,
  deleteUnchangedMeasures,
  findImport,
} from './imports-repository.ts';

/**
 * Takes an import back: what it added and nobody changed since is removed, with the days that it made and that have no meal
 * left. What was changed since is the person's own and stays, so that the import stays in the list with it.
 * @throws AppError PRO_ONLY, NOT_FOUND
 */
export function undoImport(context: DiaryContext, input: { importId: string }): Promise<UndoneImport> {
  const { identity, now } = context;
  const { userId } = identity;
  const { importId: id } = input;
  return writeDiary<UndoneImport>(context, { procedure: 'imports.undo', input }, async (trx) => {
    const found = await findImport(trx, userId, { id });
    if (!found) throw new AppError('NOT_FOUND');
    const dates = await deleteUnchangedMeals(trx, userId, { id });
    const measures = await deleteUnchangedMeasures(trx, userId, { id });
    await closeDays(trx, userId, { dates: [...new Set(dates)], since: found.created_at, at: now() });
    await deleteGoneRows(trx, userId, { id });
    const kept = await countRows(trx, userId, { id });
    if (kept === 0) await deleteImport(trx, userId, { id });
    return { removed: dates.length + measures, kept };
  });
}
