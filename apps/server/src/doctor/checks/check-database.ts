import { type DatabaseFacts, inspectDatabase } from '@platewise/db/inspect-database';
import { takesAway } from '@platewise/db/migrate';
import type { DatabaseKind, OpenDatabase } from '@platewise/db/opening/open-database';
import { inTime } from '@platewise/providers/in-time';
import { type Finding, fault, ok, warning } from '../finding.ts';

const WHAT = 'Database';
const POSTGRES_MIN = 15;
/** Reservations are renewed every four seconds and believed for fifteen: clocks further apart take them from each other. */
const CLOCK_MAX_MS = 5000;
/** As long as readiness waits for the database. */
const TIMEOUT_MS = 2000;

/** Whether the database answers, how old it is, whether its tables are those of this release, and its clock. */
export async function checkDatabase(
  { db, kind }: Pick<OpenDatabase, 'db' | 'kind'>,
  { isProduction, now }: { isProduction: boolean; now: () => Date },
): Promise<Finding[]> {
  const before = now().getTime();
  try {
    const facts = await inTime(TIMEOUT_MS, inspectDatabase(db));
    // What the way to it took is no difference of clocks.
    const between = new Date((before + now().getTime()) / 2);
    return judgeDatabase(facts, { kind, isProduction, at: between });
  } catch (error) {
    const mend = 'See whether it runs and can be reached from this machine, and what its own log says.';
    return [fault(WHAT, `It does not answer (${reasonOf(error)}).`, mend)];
  }
}

/** What facts about a database mean; `at` is this machine's clock at the moment of its own. */
export function judgeDatabase(
  { version, major, clock, applied, missing, unknown }: DatabaseFacts,
  { kind, isProduction, at }: { kind: DatabaseKind; isProduction: boolean; at: Date },
): Finding[] {
  const name = `${kind === 'embedded' ? 'embedded ' : ''}PostgreSQL ${version}`;
  const findings: Finding[] = [
    major < POSTGRES_MIN
      ? fault(WHAT, `${name} is too old.`, `Use PostgreSQL ${POSTGRES_MIN} or newer.`)
      : ok(WHAT, `${name} answers.`),
    migrationsFinding({ applied, missing, unknown }),
    clockFinding(clock.getTime() - at.getTime()),
  ];
  if (kind === 'embedded' && isProduction) {
    const why = 'The embedded database serves one process and may not survive a power cut.';
    findings.push(warning(WHAT, why, 'Set DATABASE_URL to a Postgres server, and take backups until then.'));
  }
  return findings;
}

function migrationsFinding({ applied, missing, unknown }: Pick<DatabaseFacts, 'applied' | 'missing' | 'unknown'>) {
  const what = 'Migrations';
  if (unknown.length > 0) {
    const why = `The database is ahead of this release: ${unknown.join(', ')} ran there and is not known here.`;
    return unknown.some(takesAway)
      ? fault(what, why, 'Start the newer release again, or restore a backup of before it.')
      : warning(what, why, 'It only added, and this release goes on; go forward again when you can.');
  }
  if (missing.length > 0) {
    const why = `The database is behind this release: ${missing.length} of ${applied + missing.length} migrations are missing, from ${missing[0]} on.`;
    return fault(what, why, 'Start the server, which applies them; if it ends, its last line says why.');
  }
  return ok(what, `All ${applied} are applied.`);
}

function clockFinding(differenceMs: number): Finding {
  const what = 'Clock';
  const seconds = (Math.abs(differenceMs) / 1000).toFixed(1);
  if (Math.abs(differenceMs) <= CLOCK_MAX_MS)
    return ok(what, `The database and this machine agree within ${seconds} s.`);
  const why = `The clock of the database is ${seconds} s ${differenceMs > 0 ? 'ahead of' : 'behind'} this machine's.`;
  return fault(what, why, 'Have both machines take their time from one source, by NTP for example.');
}

function reasonOf(error: unknown): string {
  const cause = error instanceof Error && error.cause instanceof Error ? error.cause : error;
  if (cause instanceof Error && 'code' in cause) return String(cause.code);
  return cause instanceof Error ? cause.message : String(cause);
}
