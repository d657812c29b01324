import { Button, Group } from '@mantine/core';
import type { AccountExport } from '@platewise/contract/account/account-schema';
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

type Format = 'json' | 'csv' | 'jsonLd';

/** Saves everything that is kept about a person: as it is stored, as tables, or in the words of schema.org. */
export function DownloadData() {
  const session = useSession();
  const saving = useMutation({
    retry: false,
    mutationFn: async (format: Format) => SAVE[format](await fetchAccountData(session)),
    onSuccess: (file) => notifySuccess(file === FILE_NAME ? words.saved : words.savedAs({ file })),
    onError: (error) => notifyError(error.message),
  });
  const press = (format: Format) => ({
    variant: 'default',
    loading: saving.isPending && saving.variables === format,
    disabled: saving.isPending && saving.variables !== format,
    onClick: () => saving.mutate(format),
  });

  return (
    <Group gap="xs">
      <Button {...press('json')} leftSection={<IconDownload size={18} stroke={1.5} aria-hidden />}>
        {words.button}
      </Button>
      <Button {...press('csv')}>{words.csv}</Button>
      <Button {...press('jsonLd')}>{words.jsonLd}</Button>
    </Group>
  );
}

/** Each form of the same copy; returns the name of the file. What makes the others comes when it is asked for. */
const SAVE: Readonly<Record<Format, (text: string) => Promise<string>>> = {
  json: async (text) => saved(FILE_NAME, text, 'application/json'),
  csv: async (text) => {
    const { zipOfTables } = await import('../data/zip-of-tables.ts');
    return saved('platewise-data.zip', await zipOfTables(copyOf(text)), 'application/zip');
  },
  jsonLd: async (text) => {
    const { linkedData } = await import('@platewise/domain/exports/linked-data');
    return saved('platewise-data.jsonld', JSON.stringify(linkedData(copyOf(text))), 'application/ld+json');
  },
};

function saved(file: string, content: string | Blob, mediaType: string): string {
  saveFile(file, content, mediaType);
  return file;
}

function copyOf(text: string): AccountExport {
  return JSON.parse(text) as AccountExport;
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
