import { createHash } from 'node:crypto';
import { seededRandom } from '@platewise/planner/day/seeded-random';
import { compileRows, type RowsOfPerson } from './compile-rows.ts';
import type { Kitchen } from './make-kitchens.ts';

const ID_CHARACTERS = 32;
const ORDER_CHARACTERS = 10;
const RADIX = 36;

/** Somebody of the seed: whose copy they are, and how many days ago they were here last. */
export type Person = { number: number; id: string; kitchen: number; awayDays: number };

/** What people of the seed are made of. */
export type Deal = {
  tables: readonly { table: string; columns: readonly string[] }[];
  personOf: (number: number) => Person;
  /** The rows of a table that a person has, each as a line of `copy ... from stdin`. */
  linesOf: (table: string, person: Person) => readonly string[];
};

/**
 * Deals kitchens to `count` people, by the shares of their habits: everybody is a copy of one, under ids of their own and moved back by
 * the days for which they have been away. Nothing is remembered of anybody, so that memory does not grow with their number, and
 * the same seed gives the same people.
 */
export function dealPeople(kitchens: readonly Kitchen[], { seed, count }: { seed: number; count: number }): Deal {
  const compiled = kitchens.map(({ rows }, index) => compileRows(rows, { seed: `${seed}.${index}` }));
  const shares = kitchens.map(({ habit }) => habit.share / kitchens.filter((other) => other.habit === habit).length);
  const total = shares.reduce((sum, share) => sum + share, 0);
  const tables = (kitchens[0] as Kitchen).rows.tables.map(({ table, columns }) => ({
    table,
    columns: columns.map(({ name }) => name),
  }));

  const personOf = (number: number): Person => {
    const digest = createHash('sha256').update(`${seed}.${number}`).digest();
    const random = seededRandom(digest.readUInt32BE(0));
    const kitchen = kitchenAt(random() * total);
    const { active, awayDays } = (kitchens[kitchen] as Kitchen).habit;
    const [least, most] = awayDays;
    const isActive = random() < active;
    // Those who come still were here this week.
    const days = isActive ? Math.floor(random() * 7) : least + Math.floor(random() * (most - least + 1));
    return { number, id: idOf(number, digest, count), kitchen, awayDays: days };
  };
  const kitchenAt = (place: number): number => {
    let left = place;
    for (const [index, share] of shares.entries()) {
      left -= share;
      if (left < 0) return index;
    }
    return shares.length - 1;
  };
  const linesOf = (table: string, person: Person) =>
    (compiled[person.kitchen] as RowsOfPerson)(table, { id: person.id, awayDays: person.awayDays });
  return { tables, personOf, linesOf };
}

/** Spread over all ids like random ones, but in order, so that indexes are filled from one end: a seed takes a fraction of the time. */
function idOf(number: number, digest: Buffer, count: number): string {
  const place = Math.floor(((number + digest.readUInt32BE(4) / 2 ** 32) / count) * RADIX ** ORDER_CHARACTERS);
  const rest = BigInt(`0x${digest.toString('hex', 8)}`).toString(RADIX);
  return `${place.toString(RADIX).padStart(ORDER_CHARACTERS, '0')}${rest}`.slice(0, ID_CHARACTERS);
}
