import pg from 'pg';

/** Runs statements, one or several, and returns the rows of the last. */
export type Ask = (statements: string) => Promise<readonly Record<string, unknown>[]>;

/** Runs statements one after another on a connection of their own. */
export async function onServer(connectionString: string, ...statements: string[]): Promise<void> {
  await withConnection(connectionString, async (ask) => {
    for (const statement of statements) await ask(statement);
  });
}

/** Lends a connection of its own, and ends it. */
export async function withConnection<T>(connectionString: string, use: (ask: Ask) => Promise<T>): Promise<T> {
  const client = new pg.Client({ connectionString });
  await client.connect();
  try {
    return await use(async (statements) => [await client.query(statements)].flat().at(-1)?.rows ?? []);
  } finally {
    await client.end();
  }
}
