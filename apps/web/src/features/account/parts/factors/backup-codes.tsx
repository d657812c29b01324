import { Button, Code, Group, Stack, Text, Title } from '@mantine/core';
import { texts } from '@platewise/contract/texts';
import { IconDownload } from '@tabler/icons-react';
import { focusNow } from '../../../../shared/forms/focus-now.ts';
import { saveFile } from '../../../../shared/print/save-file.ts';
import { useAuth } from '../../../../shared/session/use-auth.ts';
import { Columns } from '../../../../shared/ui/layout/columns.tsx';

const words = texts.accountSettings.factors;
const FILE_NAME = 'platewise-backup-codes.txt';

/** The one time that backup codes can be read. */
export function BackupCodes({ codes, onClose }: { codes: readonly string[]; onClose: () => void }) {
  const { user } = useAuth();

  function download(): void {
    const title = words.backupFile({ email: user?.email ?? '' });
    saveFile(FILE_NAME, `${[title, '', ...codes].join('\n')}\n`, 'text/plain');
  }

  return (
    <Stack gap="md">
      <div>
        <Title order={3} size="h5" tabIndex={-1} ref={focusNow}>
          {words.backupTitle}
        </Title>
        <Text inherit mt="xs" c="dimmed">
          {words.backupText}
        </Text>
      </div>
      <Columns template="repeat(2, minmax(0, max-content))" gap="var(--space-8) var(--space-24)">
        {codes.map((code) => (
          <Code key={code} fz="md">
            {code}
          </Code>
        ))}
      </Columns>
      <Group gap="xs" align="stretch">
        <Button leftSection={<IconDownload size={18} stroke={1.5} aria-hidden />} onClick={download}>
          {words.download}
        </Button>
        <Button variant="default" onClick={onClose}>
          {words.stored}
        </Button>
      </Group>
    </Stack>
  );
}
