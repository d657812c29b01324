import type { AccountExport } from '@platewise/contract/account/account-schema';
import { csvFiles } from '@platewise/domain/exports/csv-files';
import { BlobWriter, configure, TextReader, ZipWriter } from '@zip.js/zip.js/index-native.js';

/** A copy of a person's data as a zip of tables, written one after the other. */
export async function zipOfTables(copy: AccountExport): Promise<Blob> {
  configure({ useWebWorkers: false });
  const zip = new ZipWriter(new BlobWriter('application/zip'));
  const lastModDate = new Date(copy.about.madeAt);
  for (const { name, text } of csvFiles(copy)) await zip.add(name, new TextReader(text), { lastModDate });
  return zip.close();
}
