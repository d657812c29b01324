import { VisuallyHidden } from '@mantine/core';
import { adminScreen } from '@platewise/contract/texts/admin/admin-screen';
import type { ReactNode } from 'react';
import type { Column } from '../../data/column.ts';
import classes from './row-table.module.css';

type RowTableProps<Row> = {
  caption: string;
  columns: readonly Column<Row>[];
  rows: readonly Row[];
  keyOf: (row: Row) => string;
  /** What can be done with a row, in a last column. */
  actions?: ((row: Row) => ReactNode) | undefined;
};

/** Rows as a table; in a narrow window each is a block with the name of its column before each value. */
export function RowTable<Row>({ caption, columns, rows, keyOf, actions }: RowTableProps<Row>) {
  const [first, ...others] = columns;
  return (
    <table className={classes.table}>
      <VisuallyHidden component="caption">{caption}</VisuallyHidden>
      <thead>
        <tr>
          {columns.map(({ name, isFigure }) => (
            <th key={name} scope="col" data-figure={isFigure}>
              {name}
            </th>
          ))}
          {actions && (
            <th scope="col">
              <VisuallyHidden>{adminScreen.list.actions}</VisuallyHidden>
            </th>
          )}
        </tr>
      </thead>
      <tbody>
        {rows.map((row) => (
          <tr key={keyOf(row)}>
            {first && (
              <th scope="row" data-long={first.isLong}>
                {cellOf(first, row)}
              </th>
            )}
            {others.map((column) => (
              <td key={column.name} data-name={column.name} data-figure={column.isFigure} data-long={column.isLong}>
                <span>{cellOf(column, row)}</span>
              </td>
            ))}
            {actions && <td className={classes.actions}>{actions(row)}</td>}
          </tr>
        ))}
      </tbody>
    </table>
  );
}

function cellOf<Row>({ show, value }: Column<Row>, row: Row): ReactNode {
  return show ? show(row) : (value(row) ?? adminScreen.list.none);
}
