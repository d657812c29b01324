/** Bytes that can be read at any place, such as those of a file that is larger than memory. */
export type ByteSource = { size: number; read: (offset: number, length: number) => Promise<Uint8Array> };

export type SqliteValue = null | number | string | Uint8Array;
export type SqliteRow = Record<string, SqliteValue>;

const MAGIC = 'SQLite format 3\0';
/** Kinds of pages that hold a table: its branches and its leaves. */
const BRANCH = 5;
const LEAF = 13;
type Database = { size: number; usable: number; page: (number: number) => Promise<Uint8Array> };
type Table = { root: number; columns: string[]; rowIdColumn: string | null };

/** A database whose tables can be read row by row. */
export type SqliteFile = { has: (table: string) => boolean; rows: (table: string) => AsyncGenerator<SqliteRow> };

/**
 * Opens a file of SQLite 3 to read whole tables of it, by the format that its makers document (sqlite.org/fileformat2.html,
 * sections 1.3, 1.5, 1.6 and 2): pages, b-trees of tables, records, overflow. No index, no query, no journal: an export has
 * none. It is ours because what runs SQLite in a browser is WebAssembly, which our content security policy leaves out.
 * @returns null where the bytes are no such file
 * @throws RangeError where the file is damaged
 */
export async function openSqlite(source: ByteSource): Promise<SqliteFile | null> {
  const head = await source.read(0, 100);
  if (head.length < 100 || new TextDecoder().decode(head.subarray(0, 16)) !== MAGIC) return null;
  const view = viewOf(head);
  const pageSize = view.getUint16(16) === 1 ? 65_536 : view.getUint16(16);
  const isUtf8 = view.getUint32(56) <= 1;
  if (pageSize < 512 || !isUtf8) return null;
  const page = async (number: number) => {
    const bytes = await source.read((number - 1) * pageSize, pageSize);
    if (number < 1 || bytes.length < pageSize) throw new RangeError(`The file has no page ${number}.`);
    return bytes;
  };
  const database = { size: source.size, usable: pageSize - (head[20] ?? 0), page };
  const tables = await readTables(database);
  return {
    has: (table) => tables.has(table),
    async *rows(table) {
      const known = tables.get(table);
      if (!known) return;
      for await (const { rowId, values } of records(database, known.root)) {
        const row: SqliteRow = {};
        for (const [at, column] of known.columns.entries())
          row[column] = column === known.rowIdColumn ? rowId : (values[at] ?? null);
        yield row;
      }
    },
  };
}

/** The schema is a table as well, whose root is the first page. */
async function readTables(database: Database): Promise<Map<string, Table>> {
  const tables = new Map<string, Table>();
  for await (const { values } of records(database, 1)) {
    const [type, name, , root, sql] = values;
    if (type !== 'table' || typeof name !== 'string' || typeof root !== 'number' || typeof sql !== 'string') continue;
    tables.set(name, { root, ...columnsOf(sql) });
  }
  return tables;
}

/** The names of the columns of a `create table`, and which of them is another name of the row's id. */
function columnsOf(sql: string): Pick<Table, 'columns' | 'rowIdColumn'> {
  const body = sql.slice(sql.indexOf('(') + 1, sql.lastIndexOf(')'));
  const definitions = splitAtCommas(body).filter((one) => !/^(?:constraint|primary|unique|check|foreign)\b/i.test(one));
  const nameOf = (definition: string) => (/^["`[]?([^"`\]\s]+)/.exec(definition)?.[1] ?? '').toLowerCase();
  const rowId = definitions.find((one) => /\binteger\s+primary\s+key\b/i.test(one));
  return { columns: definitions.map(nameOf), rowIdColumn: rowId === undefined ? null : nameOf(rowId) };
}

function splitAtCommas(text: string): string[] {
  const parts: string[] = [];
  let [depth, from] = [0, 0];
  for (let at = 0; at <= text.length; at += 1) {
    const character = text[at];
    if (character === '(') depth += 1;
    else if (character === ')') depth -= 1;
    else if ((character === ',' && depth === 0) || character === undefined) {
      parts.push(text.slice(from, at).trim());
      from = at + 1;
    }
  }
  return parts;
}

async function* records(
  database: Database,
  number: number,
  seen = new Set<number>(),
): AsyncGenerator<{ rowId: number; values: SqliteValue[] }> {
  if (seen.has(number)) throw new RangeError('The pages of a table lead in circles.');
  seen.add(number);
  const page = await database.page(number);
  const view = viewOf(page);
  const start = number === 1 ? 100 : 0;
  const kind = page[start];
  if (kind !== BRANCH && kind !== LEAF) throw new RangeError(`Page ${number} is none of a table.`);
  const cells = view.getUint16(start + 3);
  const pointers = start + (kind === BRANCH ? 12 : 8);
  for (let cell = 0; cell < cells; cell += 1) {
    const at = view.getUint16(pointers + 2 * cell);
    if (kind === BRANCH) yield* records(database, view.getUint32(at), seen);
    else {
      const [length, afterLength] = varint(page, at);
      const [rowId, payload] = varint(page, afterLength);
      yield { rowId, values: valuesOf(await payloadOf(database, page, { at: payload, length })) };
    }
  }
  if (kind === BRANCH) yield* records(database, view.getUint32(start + 8), seen);
}

/** A record that is longer than a page allows goes on in a chain of other pages. */
async function payloadOf(
  { size, usable, page }: Database,
  bytes: Uint8Array,
  { at, length }: { at: number; length: number },
): Promise<Uint8Array> {
  if (length < 0 || length > size) throw new RangeError('A record is longer than its file.');
  const most = usable - 35;
  if (length <= most) return bytes.subarray(at, at + length);
  const least = Math.floor(((usable - 12) * 32) / 255) - 23;
  const remainder = least + ((length - least) % (usable - 4));
  const local = remainder <= most ? remainder : least;
  const whole = new Uint8Array(length);
  whole.set(bytes.subarray(at, at + local));
  let [filled, next] = [local, viewOf(bytes).getUint32(at + local)];
  while (filled < length) {
    const more = await page(next);
    const part = more.subarray(4, 4 + Math.min(length - filled, usable - 4));
    whole.set(part, filled);
    filled += part.length;
    next = viewOf(more).getUint32(0);
  }
  return whole;
}

const WIDTHS = [0, 1, 2, 3, 4, 6, 8, 8, 0, 0];

function valuesOf(record: Uint8Array): SqliteValue[] {
  const view = viewOf(record);
  const [headerLength, firstType] = varint(record, 0);
  const values: SqliteValue[] = [];
  let [typeAt, at] = [firstType, headerLength];
  while (typeAt < headerLength) {
    const [type, next] = varint(record, typeAt);
    const width = type < 12 ? (WIDTHS[type] ?? 0) : (type - (type % 2 === 0 ? 12 : 13)) / 2;
    values.push(readValue(view, record, { type, at, width }));
    [typeAt, at] = [next, at + width];
  }
  return values;
}

function readValue(
  view: DataView,
  record: Uint8Array,
  { type, at, width }: { type: number; at: number; width: number },
): SqliteValue {
  if (type === 0) return null;
  if (type === 7) return view.getFloat64(at);
  if (type === 8 || type === 9) return type - 8;
  const bytes = record.subarray(at, at + width);
  if (type >= 12) return type % 2 === 0 ? bytes.slice() : new TextDecoder().decode(bytes);
  let value = 0n;
  for (const byte of bytes) value = (value << 8n) | BigInt(byte);
  return Number(BigInt.asIntN(8 * width, value));
}

/** A whole number of one to nine bytes, and where the next thing begins. */
function varint(bytes: Uint8Array, at: number): [value: number, next: number] {
  let value = 0n;
  for (let index = 0; index < 9; index += 1) {
    const byte = bytes[at + index];
    if (byte === undefined) throw new RangeError('A record ends before its end.');
    if (index === 8) return [Number(BigInt.asIntN(64, (value << 8n) | BigInt(byte))), at + 9];
    value = (value << 7n) | BigInt(byte & 0x7f);
    if (byte < 0x80) return [Number(value), at + index + 1];
  }
  return [Number(value), at + 9];
}

function viewOf(bytes: Uint8Array): DataView {
  return new DataView(bytes.buffer, bytes.byteOffset, bytes.byteLength);
}
