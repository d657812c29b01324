import { createHash } from 'node:crypto';
import type { Compilable, CompiledQuery } from 'kysely';
import type { Db } from './database.ts';
import { readChannelOf } from './read-channel.ts';

/** Stands for a value while a statement is compiled. */
class Parameter {
  readonly name: string;

  constructor(name: string) {
    this.name = name;
  }
}

const names = new Map<string, string>();

/** A statement that is asked again and again. */
export type Prepared<Values, Row> = (db: Db, values: Values) => Promise<Row[]>;

/**
 * A statement for reads that everybody makes all day: its text is made once, and a connection to Postgres plans it once and then
 * knows it by name. That saves most of what a small read costs.
 *
 * @param build the statement; what differs from call to call is a value that it is handed
 * @throws Error for `*`: what it stands for changes when a newer version adds a column, and Postgres refuses the plan then
 */
export function prepare<Values extends Record<string, unknown>, Row>(
  build: (db: Db, values: Values) => Compilable<Row>,
): Prepared<Values, Row> {
  let compiled: CompiledQuery<Row> | undefined;
  return async (db, values) => {
    compiled ??= compile(db, build);
    const { sql, query, queryId } = compiled;
    const parameters = compiled.parameters.map((one) => (one instanceof Parameter ? values[one.name] : one));
    const channel = readChannelOf(db);
    const name = names.get(sql);
    if (channel && name) return (await channel.read({ name, text: sql, values: parameters })) as Row[];
    const { rows } = await db.executeQuery<Row>({ sql, query, queryId, parameters });
    return rows;
  };
}

/** The name under which connections know a statement that was prepared; undefined for any other. */
export function preparedName(text: string): string | undefined {
  return names.get(text);
}

function compile<Values extends Record<string, unknown>, Row>(
  db: Db,
  build: (db: Db, values: Values) => Compilable<Row>,
): CompiledQuery<Row> {
  const placeholders = new Proxy({} as Values, { get: (_none, name) => new Parameter(String(name)) });
  const compiled = build(db, placeholders).compile();
  if (/\*(?!\))/.test(compiled.sql)) throw new Error(`A prepared statement names its columns: ${compiled.sql}`);
  names.set(compiled.sql, createHash('sha256').update(compiled.sql).digest('base64url').slice(0, 20));
  return compiled;
}
