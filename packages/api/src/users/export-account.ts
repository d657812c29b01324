import { texts } from '@platewise/contract/texts';
import type { UserContext } from '../context.ts';
import { limitExports } from './limit-exports.ts';
import { type PersonalRow, pageRows } from './personal-rows-repository.ts';
import { PERSONAL_TABLES, type PersonalTable, type PersonalTableName } from './personal-tables.ts';

/** Rows that are held in memory at once. */
const PAGE_ROWS = 100;
const FORMAT = 1;
const words = texts.personalData;

const TABLES = Object.entries(PERSONAL_TABLES) as [PersonalTableName, PersonalTable][];

/**
 * Everything that is kept about the caller, as the text of one JSON document in pieces, so that it needs the memory of
 * one page however much there is. Rows are as they are stored, without what would let its reader act as the person. No
 * transaction is held meanwhile: what changes while it is read is there before or after the change.
 * @throws AppError RATE_LIMITED
 */
export async function exportAccount(
  context: Pick<UserContext, 'db' | 'identity' | 'now' | 'limiter' | 'signal'>,
): Promise<AsyncGenerator<string, void>> {
  await limitExports(context);
  return writeDocument(context);
}

async function* writeDocument(
  context: Pick<UserContext, 'db' | 'identity' | 'now' | 'signal'>,
): AsyncGenerator<string, void> {
  yield `{"about":${JSON.stringify(describe(context))},"data":{`;
  for (const [index, [table, definition]] of TABLES.entries()) {
    yield `${index > 0 ? ',' : ''}${JSON.stringify(table)}:[`;
    yield* writeRows(context, { ...definition, table });
    yield ']';
  }
  yield '}}';
}

async function* writeRows(
  { db, identity, signal }: Pick<UserContext, 'db' | 'identity' | 'signal'>,
  definition: PersonalTable & { table: string },
): AsyncGenerator<string, void> {
  let after: PersonalRow | null = null;
  while (!signal.aborted) {
    const rows: PersonalRow[] = await pageRows(db, identity.userId, definition, { after, limit: PAGE_ROWS });
    const texts = rows.map((row) => JSON.stringify(without(row, definition.leftOut)));
    if (texts.length > 0) yield `${after ? ',' : ''}${texts.join(',')}`;
    after = rows.at(-1) ?? null;
    if (rows.length < PAGE_ROWS || definition.key.length === 0) return;
  }
  // Half a document must not look like a whole one.
  throw new Error('The caller has gone.');
}

function without(row: PersonalRow, leftOut: PersonalTable['leftOut'] = {}): PersonalRow {
  return Object.fromEntries(Object.entries(row).filter(([column]) => !(column in leftOut)));
}

function describe({ identity, now }: Pick<UserContext, 'identity' | 'now'>) {
  const part = ([table, { leftOut = {} }]: [PersonalTableName, PersonalTable]) => [
    table,
    {
      holds: words.tables[table],
      leftOut: Object.fromEntries(Object.entries(leftOut).map(([column, why]) => [column, words.leftOut[why]])),
    },
  ];
  return {
    product: words.product,
    format: FORMAT,
    madeAt: now().toISOString(),
    userId: identity.userId,
    notes: words.notes,
    parts: Object.fromEntries(TABLES.map(part)),
  };
}
