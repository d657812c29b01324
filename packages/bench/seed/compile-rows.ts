import { createHash } from 'node:crypto';
import type { KitchenRows } from './kitchen-rows.ts';

const DAY_MS = 86_400_000;
const DATES = /(20\d\d-(?:0\d|1[0-2])-[0-3]\d)/;

/** What must be different for each person, since it is looked up without knowing whose it is. */
const OF_ALL: Readonly<Record<string, readonly string[]>> = {
  auth_account: ['id'],
  auth_session: ['id', 'token'],
  calendar: ['feed_hash'],
  newsletter_link: ['token_hash'],
  newsletter_subscriber: ['id'],
  payment_charge: ['id'],
  payment_subscription: ['id'],
  personal_token: ['token_hash'],
  plan_link: ['token_hash'],
  sandbox_payment: ['id'],
  sandbox_subscription: ['id'],
};

/** What is swept a day after the call: nobody has any who was not here today. */
const OF_TODAY: readonly string[] = ['idempotency_key'];

/** Part of a line: text, a day counted from 1970 that moves with the person, their id, or what only they have. */
type Part = string | { day: number } | { id: true } | { own: string; ordinal: number };

/** The rows of a table, as lines of `copy ... from stdin`, for one who has been away for so many days. */
export type RowsOfPerson = (table: string, person: { id: string; awayDays: number }) => string[];

/**
 * Prepares a kitchen's rows so that a copy is little more than joining texts: wherever its id, one of its dates or something that only
 * it may have stands, in a column or within a document, the copy has its own.
 */
export function compileRows({ userId, tables }: KitchenRows, { seed }: { seed: string }): RowsOfPerson {
  const own = new Map(ownValues(tables).map((value, ordinal) => [value, ordinal]));
  const names = new RegExp(`(${[...own.keys(), userId].toSorted((a, b) => b.length - a.length).join('|')})`);
  const compiled = new Map(
    tables.map(({ table, columns, rows }) => [
      table,
      rows.map((row) => compileRow(row, { types: columns.map(({ type }) => type), names, own })),
    ]),
  );
  return (table, { id, awayDays }) => {
    if (OF_TODAY.includes(table) && awayDays > 0) return [];
    const write = (part: Part) => {
      if (typeof part === 'string') return part;
      if ('day' in part) return dateOf(part.day - awayDays);
      return 'id' in part ? id : ownValue(part, `${seed}.${id}`);
    };
    return (compiled.get(table) ?? []).map((parts) => parts.map(write).join(''));
  };
}

type Compiling = { types: readonly string[]; names: RegExp; own: ReadonlyMap<string, number> };

function compileRow(row: readonly (string | null)[], { types, names, own }: Compiling): Part[] {
  const parts: Part[] = [];
  const add = (part: Part) => {
    const last = parts.at(-1);
    if (typeof part === 'string' && typeof last === 'string') parts[parts.length - 1] = last + part;
    else parts.push(part);
  };
  for (const [place, cell] of row.entries()) {
    if (place > 0) add('\t');
    if (cell === null) {
      add(String.raw`\N`);
      continue;
    }
    const piecesOf = types[place] === 'text' ? (text: string) => [escaped(text)] : datedPieces;
    for (const text of cell.split(names)) {
      const ordinal = own.get(text);
      if (ordinal !== undefined) add({ own: text, ordinal });
      else if (names.test(text)) add({ id: true });
      else piecesOf(text).forEach(add);
    }
  }
  return parts;
}

/** Every value that only one person may have, once. */
function ownValues(tables: KitchenRows['tables']): string[] {
  const values = tables.flatMap(({ table, columns, rows }) =>
    (OF_ALL[table] ?? []).flatMap((name) => {
      const place = columns.findIndex((column) => column.name === name);
      return rows.flatMap((row) => row[place] ?? []);
    }),
  );
  return [...new Set(values)];
}

/** A text with dates in it, at every other place of the pieces that it is cut into. */
function datedPieces(text: string): Part[] {
  return text.split(DATES).map((piece, place) => (place % 2 === 1 ? dayOf(piece) : escaped(piece)));
}

function dayOf(date: string): { day: number } {
  return { day: Date.parse(date) / DAY_MS };
}

/** As `copy` reads texts: https://www.postgresql.org/docs/current/sql-copy.html, file formats. */
function escaped(text: string): string {
  return text
    .replaceAll('\\', String.raw`\\`)
    .replaceAll('\n', String.raw`\n`)
    .replaceAll('\r', String.raw`\r`)
    .replaceAll('\t', String.raw`\t`);
}

const dates = new Map<number, string>();

function dateOf(day: number): string {
  const known = dates.get(day);
  if (known) return known;
  const date = new Date(day * DAY_MS).toISOString().slice(0, 10);
  dates.set(day, date);
  return date;
}

/** As long as the kitchen's, and with what it begins with: providers' ids name their kind. */
function ownValue({ own, ordinal }: { own: string; ordinal: number }, person: string): string {
  const kind = own.slice(0, own.lastIndexOf('_') + 1);
  const digest = createHash('sha256').update(`${person}.${ordinal}`).digest('hex');
  return `${kind}${digest}`.slice(0, Math.max(own.length, kind.length + 16));
}
