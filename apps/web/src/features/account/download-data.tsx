import { Button } from '@mantine/core';
import { texts } from '@platewise/contract/texts';
import { IconDownload } from '@tabler/icons-react';
import { useMutation } from '@tanstack/react-query';
import { notifyError, notifySuccess } from '../../components/notify.ts';
import { useSession } from '../auth/use-session.ts';
import { saveFile } from '../sharing/save-file.ts';
import { fetchAccountData } from './fetch-account-data.ts';

const words = texts.accountSettings.data;
const FILE_NAME = 'platewise-data.json';

/** Saves everything that is kept about a person as one file. */
export function DownloadData() {
  const session = useSession();
  const saving = useMutation({
    retry: false,
    mutationFn: () => fetchAccountData(session),
    onSuccess: (text) => {
      saveFile(FILE_NAME, text, 'application/json');
      notifySuccess(words.saved);
    },
    onError: (error) => notifyError(error.message),
  });

  return (
    <Button
      variant="default"
      leftSection={<IconDownload size={18} stroke={1.5} aria-hidden />}
      loading={saving.isPending}
      onClick={() => saving.mutate()}
    >
      {words.button}
    </Button>
  );
}
