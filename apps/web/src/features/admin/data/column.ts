import { dateFormat, numberFormat } from '@platewise/contract/language/formats';
import { adminScreen } from '@platewise/contract/texts/admin/admin-screen';
import type { ReactNode } from 'react';

/** A column of a list: its heading, what stands in a file, and what is shown where that is not the same. The first names the row. */
export type Column<Row> = {
  name: string;
  value: (row: Row) => string | number | null;
  show?: (row: Row) => ReactNode;
  /** Figures that are compared stand at the right. */
  isFigure?: boolean;
  /** Ids and addresses have no spaces, and break anywhere. */
  isLong?: boolean;
};

/** A column of moments: as they are read here on the screen, in UTC in a file. */
export function momentColumn<Row>(name: string, read: (row: Row) => string | null): Column<Row> {
  return { name, value: read, show: (row) => momentText(read(row)) };
}

/** A column of numbers. */
export function figureColumn<Row>(name: string, read: (row: Row) => number | null): Column<Row> {
  return { name, value: read, isFigure: true, show: (row) => figureText(read(row)) };
}

/** A column of days, YYYY-MM-DD, in UTC as they were counted. */
export function dayColumn<Row>(name: string, read: (row: Row) => string): Column<Row> {
  return { name, value: read, show: (row) => dayText(read(row)) };
}

const moment = dateFormat({ dateStyle: 'medium', timeStyle: 'short' });
const day = dateFormat({ dateStyle: 'medium', timeZone: 'UTC' });
const figure = numberFormat({ maximumFractionDigits: 2 });

/** A moment where the operator is; a dash for none. */
export function momentText(iso: string | null): string {
  return iso === null ? adminScreen.list.none : moment.format(new Date(iso));
}

/** A day, YYYY-MM-DD, UTC. */
export function dayText(date: string): string {
  return day.format(new Date(`${date}T00:00:00Z`));
}

/** A number to the hundredth; a dash for what nobody knows. */
export function figureText(value: number | null): string {
  return value === null ? adminScreen.list.none : figure.format(value);
}
