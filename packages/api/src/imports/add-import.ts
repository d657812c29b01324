import type { NotAdded } from '@platewise/contract/imports/import-options';
import type {
  AddImport,
  ImportedBatch,
  ImportedMeal,
  ImportedMeasure,
  ImportRow,
} from '@platewise/contract/imports/import-schema';
import { LIMITS } from '@platewise/contract/limits';
import { texts } from '@platewise/contract/texts';
import type { Db } from '@platewise/db/database';
import { type DiaryContext, writeDiary } from '../diary/write-diary.ts';
import { invalidInput } from '../invalid-input.ts';
import { addMeals } from './add-meals.ts';
import { addMeasures } from './add-measures.ts';
import { countImports, findImport, insertImport, insertRows, knownKeys } from './imports-repository.ts';
import { rowKey } from './row-key.ts';

/** A row with what makes it the same as another. */
export type KeyedRow<Row extends ImportRow> = { key: string; row: Row };

/** What became of rows: the id of the meal or measure, or why there is none. */
export type Added = { key: string; row: ImportRow; rowId: string };
export type Outcome = { added: Added[]; notAdded: NotAdded[] };

/**
 * Adds a batch of rows of a file to the diary and the measures. A row counts once, also when it comes again in another batch or
 * another file, and also when the person has removed what it became. What cannot be added is counted by its reason, and the
 * others are added: nothing that is there is changed.
 * @throws AppError PRO_ONLY, VALIDATION for one import too many
 */
export function addImport(caller: DiaryContext, input: AddImport): Promise<ImportedBatch> {
  const { userId } = caller.identity;
  // One moment for all that a batch writes: what has another one later was changed by the person.
  const at = caller.now();
  const context = { ...caller, now: () => at };
  return writeDiary<ImportedBatch>(context, { procedure: 'imports.add', input }, async (trx) => {
    const keyed = input.rows.map((row) => ({ key: rowKey(row), row }));
    const known = await knownKeys(trx, userId, { keys: keyed.map(({ key }) => key) });
    const fresh = [...new Map(keyed.map((one) => [one.key, one])).values()].filter(({ key }) => !known.has(key));
    const meals = await addMeals(trx, context, { rows: fresh.filter(isMeal), source: input.source });
    const measures = await addMeasures(trx, context, { rows: fresh.filter(isMeasure) });
    await note(trx, context, { ...input, added: [...meals.added, ...measures.added] });
    const repeated: NotAdded[] = Array.from({ length: keyed.length - fresh.length }, () => 'already-there');
    return {
      meals: meals.added.length,
      measures: measures.added.length,
      notAdded: counted([...repeated, ...meals.notAdded, ...measures.notAdded]),
    };
  });
}

function isMeal(one: KeyedRow<ImportRow>): one is KeyedRow<ImportedMeal> {
  return one.row.kind === 'meal';
}

function isMeasure(one: KeyedRow<ImportRow>): one is KeyedRow<ImportedMeasure> {
  return one.row.kind !== 'meal';
}

/** Keeps which import the rows came with; one that adds nothing leaves no trace. */
async function note(
  trx: Db,
  { identity, now }: DiaryContext,
  { importId: id, source, added }: AddImport & { added: readonly Added[] },
): Promise<void> {
  if (added.length === 0) return;
  const { userId } = identity;
  const at = now();
  if (!(await findImport(trx, userId, { id }))) {
    const max = LIMITS.importsMax;
    if ((await countImports(trx, userId)) >= max)
      throw invalidInput([{ path: 'importId', message: texts.imports.tooMany({ max }) }]);
    await insertImport(trx, { user_id: userId, id, source, created_at: at });
  }
  const rows = added.map(({ key, row: { kind, date }, rowId }) => ({ row_key: key, kind, date, row_id: rowId }));
  await insertRows(
    trx,
    rows.map((row) => ({ ...row, user_id: userId, import_id: id, added_at: at })),
  );
}

function counted(reasons: readonly NotAdded[]): ImportedBatch['notAdded'] {
  const counts: ImportedBatch['notAdded'] = {};
  for (const reason of reasons) counts[reason] = (counts[reason] ?? 0) + 1;
  return counts;
}
