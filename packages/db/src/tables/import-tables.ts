import type { ImportSource } from '@platewise/contract/imports/import-options';
import type { ImportRow } from '@platewise/contract/imports/import-schema';
import type { Selectable } from 'kysely';

/** A file of another product that a person brought along. */
export type DataImportTable = { user_id: string; id: string; source: ImportSource; created_at: Date };

/** Which meal or measure a row of it became. It stays when the person removes that one, so that the row does not come again. */
export type ImportedRowTable = {
  user_id: string;
  /** A digest of what the row states: the same row counts once. */
  row_key: string;
  import_id: string;
  kind: ImportRow['kind'];
  /** YYYY-MM-DD */
  date: string;
  row_id: string;
  /** What was changed after this moment is the person's own. */
  added_at: Date;
};

export type DataImportRow = Selectable<DataImportTable>;
export type ImportedRowRow = Selectable<ImportedRowTable>;
