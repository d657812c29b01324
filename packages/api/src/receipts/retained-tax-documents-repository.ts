import type { Db } from '@platewise/db/database';
import type { ReceiptRow } from '@platewise/db/tables/receipt-tables';

/** Keeps a tax document without its person. */
export async function insert(
  db: Db,
  { number, kind, charge_id, plan_id, amount_paise, charged_at, issued_at, seller, tax }: ReceiptRow,
  { retainedUntil }: { retainedUntil: Date },
): Promise<void> {
  if (kind === 'receipt') return;
  await db
    .insertInto('retained_tax_document')
    .values({
      number,
      kind,
      charge_id,
      plan_id,
      amount_paise,
      charged_at,
      issued_at,
      seller: JSON.stringify(seller),
      tax: JSON.stringify(tax),
      retained_until: retainedUntil,
    })
    .onConflict((conflict) => conflict.column('number').doNothing())
    .execute();
}

/** Forgets the documents that no law asks for any more. */
export async function deleteOver(db: Db, { at }: { at: Date }): Promise<void> {
  await db.deleteFrom('retained_tax_document').where('retained_until', '<=', at).execute();
}
