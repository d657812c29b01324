import { type DataDirFacts, inspectDataDir } from '@platewise/db/data-dir/inspect-data-dir';
import type { DatabaseKind } from '@platewise/db/opening/open-database';
import { type Finding, fault, ok, warning } from '../finding.ts';

const WHAT = 'Data folder';
const MIB = 1024 * 1024;
/** Below the first nothing is written to the embedded database any more; below the second a day of use may come to that. */
const FREE_MIN_BYTES = 64 * MIB;
const FREE_GOOD_BYTES = 1024 * MIB;

/** Whether the data folder can be written, has room, and is kept to its owner. */
export async function checkDataDir(dataDir: string, options: { kind: DatabaseKind }): Promise<Finding[]> {
  return judgeDataDir(await inspectDataDir(dataDir), { ...options, dataDir });
}

/** What facts about the data folder at `dataDir` mean. */
export function judgeDataDir(
  facts: DataDirFacts,
  { dataDir, kind }: { dataDir: string; kind: DatabaseKind },
): Finding[] {
  if (facts.kind === 'not-made') return [ok(WHAT, 'It is not there yet; the start makes it.')];
  if (facts.kind === 'unwritable') {
    const mend = 'Give it to the user that the server runs as, or set DATA_DIR to another folder.';
    return [fault(WHAT, `${dataDir} cannot be written (${facts.reason}).`, mend)];
  }
  const open = facts.open.map(({ path, mode }) =>
    fault(
      WHAT,
      `${path} can be used by others on this machine (mode ${mode}).`,
      `Run chmod ${path === dataDir ? '700' : '600'} on it.`,
    ),
  );
  return [...(open.length > 0 ? open : [ok(WHAT, 'It can be written, by its owner alone.')]), diskFinding(facts, kind)];
}

function diskFinding({ freeBytes }: { freeBytes: number }, kind: DatabaseKind): Finding {
  const what = 'Disk';
  const free = `${Math.floor(freeBytes / MIB)} MiB are free where the data folder lies.`;
  if (freeBytes >= FREE_GOOD_BYTES) return ok(what, free);
  const mend = 'Make room there, or set DATA_DIR to a folder on a larger disk.';
  // With Postgres only small files are written here.
  return freeBytes < FREE_MIN_BYTES && kind === 'embedded' ? fault(what, free, mend) : warning(what, free, mend);
}
