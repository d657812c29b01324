import { Button } from '@mantine/core';
import { texts } from '@platewise/contract/texts';
import { IconDownload } from '@tabler/icons-react';
import { useMutation } from '@tanstack/react-query';
import { connection } from '../../../shared/api/connection.ts';
import { saveFile } from '../../../shared/print/save-file.ts';
import type { Session } from '../../../shared/session/session-types.ts';
import { useSession } from '../../../shared/session/use-session.ts';
import { notifyError, notifySuccess } from '../../../shared/ui/toasts/notify.ts';

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

/**
 * Everything that is kept about the signed-in person, as text; from the REST address, which sends it in pieces. Throws
 * an error whose message is for people.
 */
async function fetchAccountData(session: Pick<Session, 'getToken' | 'forgetToken'>): Promise<string> {
  const first = await ask(session);
  if (first.status !== 401) return read(first);
  // A token that ended on the way.
  session.forgetToken();
  return read(await ask(session));
}

async function ask({ getToken }: Pick<Session, 'getToken'>): Promise<Response> {
  try {
    const token = await getToken();
    const headers = token ? { authorization: `Bearer ${token}` } : {};
    return await fetch('/api/users/me/export', { headers, cache: 'no-store' });
  } catch (error) {
    connection.lost();
    throw new Error(`${words.failed} ${texts.offline.away}`, { cause: error });
  }
}

async function read(response: Response): Promise<string> {
  if (!response.ok) throw new Error(await sentenceOf(response));
  try {
    const text = await response.text();
    // What was cut off on the way is no file to keep.
    JSON.parse(text);
    return text;
  } catch (error) {
    throw new Error(words.failed, { cause: error });
  }
}

async function sentenceOf(response: Response): Promise<string> {
  try {
    const { error }: { error?: unknown } = await response.json();
    return typeof error === 'string' && error ? error : words.failed;
  } catch {
    return words.failed;
  }
}
