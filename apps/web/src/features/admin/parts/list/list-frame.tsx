import { Group, Text } from '@mantine/core';
import { adminScreen } from '@platewise/contract/texts/admin/admin-screen';
import type { ReactNode } from 'react';
import { useListFocus } from '../../../../shared/ui/lists/use-list-focus.ts';
import type { Column } from '../../data/column.ts';
import type { RowsQuery } from '../../data/rows-page.ts';
import { DownloadRows } from './download-rows.tsx';
import classes from './list-frame.module.css';
import { MoreRows } from './more-rows.tsx';

type ListFrameProps<Row> = {
  caption: string;
  /** The name of its file, without an ending. */
  fileName: string;
  columns: readonly Column<Row>[];
  /** Every row that the list holds with its filters, for the file. */
  readAll: () => Promise<readonly Row[]>;
  shown: number;
  /** What it is asked of for more, where it grows. */
  query?: RowsQuery<Row>;
  isCut?: boolean;
  children: ReactNode;
};

/** What surrounds a list of the admin area: the way to more of it, and to all of it as a file. */
export function ListFrame<Row>({ caption, shown, query, isCut = false, children, ...file }: ListFrameProps<Row>) {
  const region = useListFocus(shown);
  return (
    <section ref={region} tabIndex={-1} aria-label={caption} className={classes.region}>
      {children}
      {isCut && (
        <Text size="sm" mt="sm" c="dimmed">
          {adminScreen.list.cut}
        </Text>
      )}
      <Group gap="xs" mt="md">
        {query?.hasNextPage && <MoreRows region={region} query={query} shown={shown} />}
        <DownloadRows {...file} />
      </Group>
    </section>
  );
}
