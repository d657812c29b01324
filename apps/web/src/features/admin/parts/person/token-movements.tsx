import { Text } from '@mantine/core';
import type { AdminPerson } from '@platewise/contract/admin/admin-people-schema';
import { adminScreen } from '@platewise/contract/texts/admin/admin-screen';
import { type Column, figureColumn, momentColumn } from '../../data/column.ts';
import { ListFrame } from '../list/list-frame.tsx';
import { RowTable } from '../list/row-table.tsx';

const words = adminScreen.person;

type Movement = AdminPerson['tokenMovements'][number];

/** How the free allowance went up and down, newest first. */
export function TokenMovements({ movements }: { movements: readonly Movement[] }) {
  if (movements.length === 0) return <Text c="dimmed">{words.noMovements}</Text>;
  const list = { caption: words.movements, columns: COLUMNS };
  return (
    <ListFrame {...list} fileName="tokens" shown={movements.length} readAll={() => Promise.resolve(movements)}>
      <RowTable {...list} rows={movements} keyOf={(movement) => String(movements.indexOf(movement))} />
    </ListFrame>
  );
}

const COLUMNS: readonly Column<Movement>[] = [
  momentColumn(words.moment, ({ at }) => at),
  { name: words.what, value: ({ kind }) => words.movementKinds[kind] },
  figureColumn(words.amount, ({ amount }) => amount),
  figureColumn(words.balance, ({ balanceAfter }) => balanceAfter),
];
