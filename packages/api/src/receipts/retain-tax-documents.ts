import type { Db } from '@platewise/db/database';
import { taxRetentionEnd } from './financial-year.ts';
import { listTaxDocuments } from './receipts-repository.ts';
import * as retained from './retained-tax-documents-repository.ts';

/**
 * Keeps what tax law asks for of an account that is deleted: its tax invoices and credit notes, without the person, until the
 * 72 months after the annual return of their year are over (CGST Act, section 36). Plain receipts go with the account.
 */
export async function retainTaxDocuments(trx: Db, userId: string): Promise<void> {
  for (const row of await listTaxDocuments(trx, userId)) {
    await retained.insert(trx, row, { retainedUntil: taxRetentionEnd(row.issued_at) });
  }
}
