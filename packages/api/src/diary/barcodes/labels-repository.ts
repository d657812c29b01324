import type { LabelSourceKind } from '@platewise/contract/diary/label-sources';
import type { Db } from '@platewise/db/database';
import type { LabelFoodRow } from '@platewise/db/tables/label-tables';

/** The label of a barcode as a source stated it last; it is nobody's. */
export function findLabel(
  db: Db,
  { barcode, source }: { barcode: string; source: LabelSourceKind },
): Promise<LabelFoodRow | undefined> {
  return db
    .selectFrom('label_food')
    .select(['barcode', 'source', 'name', 'maker', 'serving_grams', 'per_100g', 'fetched_at'])
    .where('barcode', '=', barcode)
    .where('source', '=', source)
    .executeTakeFirst();
}

/** Keeps a label in the place of the one that the same source stated before. */
export async function upsertLabel(db: Db, label: LabelFoodRow): Promise<void> {
  const { barcode, source, per_100g, ...fields } = label;
  const values = { ...fields, per_100g: JSON.stringify(per_100g) };
  await db
    .insertInto('label_food')
    .values({ barcode, source, ...values })
    .onConflict((conflict) => conflict.columns(['barcode', 'source']).doUpdateSet(values))
    .execute();
}
