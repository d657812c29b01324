import { Button } from '@mantine/core';
import { adminScreen } from '@platewise/contract/texts/admin/admin-screen';
import { IconDownload } from '@tabler/icons-react';
import { useMutation } from '@tanstack/react-query';
import { errorSentence } from '../../../../shared/api/api-error.ts';
import { csvText } from '../../../../shared/format/csv-text.ts';
import { saveFile } from '../../../../shared/print/save-file.ts';
import { notifyError } from '../../../../shared/ui/toasts/notify.ts';
import type { Column } from '../../data/column.ts';

const words = adminScreen.list;

type DownloadRowsProps<Row> = {
  fileName: string;
  columns: readonly Column<Row>[];
  readAll: () => Promise<readonly Row[]>;
};

/** Saves all that the list holds with its filters, not only what is shown, as a table for other programs. */
export function DownloadRows<Row>({ fileName, columns, readAll }: DownloadRowsProps<Row>) {
  const saving = useMutation({
    mutationFn: readAll,
    onSuccess: (rows) => {
      const lines = rows.map((row) => columns.map(({ value }) => value(row)));
      saveFile(`${fileName}.csv`, csvText([columns.map(({ name }) => name), ...lines]), 'text/csv;charset=utf-8');
    },
    onError: (error) => notifyError(errorSentence(error, words.downloadFailed)),
  });

  return (
    <Button
      variant="default"
      loading={saving.isPending}
      leftSection={<IconDownload size={18} stroke={1.5} aria-hidden />}
      onClick={() => saving.mutate()}
    >
      {words.download}
    </Button>
  );
}
