import { Button, Menu } from '@mantine/core';
import type { Plan } from '@platewise/contract/plans/plan-schema';
import { texts } from '@platewise/contract/texts';
import { IconBraces, IconCalendarDown, IconChevronDown, IconLink, IconPrinter } from '@tabler/icons-react';
import { useMutation } from '@tanstack/react-query';
import { useState } from 'react';
import { errorSentence } from '../../../shared/api/api-error.ts';
import { trpc } from '../../../shared/api/trpc.ts';
import { saveFile } from '../../../shared/print/save-file.ts';
import { PopupMenu } from '../../../shared/ui/overlays/popup-menu.tsx';
import { lazyDialog } from '../../../shared/ui/parts/lazy-dialog.tsx';
import { notifyError } from '../../../shared/ui/toasts/notify.ts';

// Fetched when one is first opened.
const ShareDialog = lazyDialog(async () => (await import('./share-dialog.tsx')).ShareDialog);
const CalendarDialog = lazyDialog(async () => (await import('./calendar-dialog.tsx')).CalendarDialog);

const ICON = { size: 18, stroke: 1.5, 'aria-hidden': true } as const;
const JSON_INDENT = 2;
const words = texts.sharing.take;

type Dialog = 'share' | 'calendar';

/** The ways in which a plan leaves the page: on paper, as a link, as a file. */
export function PlanExportMenu({ plan, name }: { plan: Plan; name: string }) {
  const { client } = trpc.useUtils();
  const [opened, setOpened] = useState<Dialog | null>(null);
  const [wasOpened, setWasOpened] = useState<readonly Dialog[]>([]);
  const saving = useMutation({
    mutationFn: () => client.plans.exportJson.query({ planId: plan._id }),
    onSuccess: ({ fileName, content }) =>
      saveFile(`${fileName}.json`, JSON.stringify(content, null, JSON_INDENT), 'application/json'),
    onError: (error) => notifyError(errorSentence(error, words.failed)),
  });

  function open(dialog: Dialog) {
    setWasOpened((before) => [...before, dialog]);
    setOpened(dialog);
  }

  const dialog = (which: Dialog) => ({ plan, name, opened: opened === which, onClose: () => setOpened(null) });
  return (
    <>
      <PopupMenu position="bottom-end" width={240}>
        <Menu.Target>
          <Button variant="default" rightSection={<IconChevronDown size={16} stroke={1.5} aria-hidden />}>
            {words.open}
          </Button>
        </Menu.Target>
        <Menu.Dropdown>
          <Menu.Item leftSection={<IconPrinter {...ICON} />} onClick={() => window.print()}>
            {words.print}
          </Menu.Item>
          <Menu.Item leftSection={<IconLink {...ICON} />} onClick={() => open('share')}>
            {words.link}
          </Menu.Item>
          <Menu.Item leftSection={<IconCalendarDown {...ICON} />} onClick={() => open('calendar')}>
            {words.calendar}
          </Menu.Item>
          <Menu.Item leftSection={<IconBraces {...ICON} />} onClick={() => !saving.isPending && saving.mutate()}>
            {words.json}
          </Menu.Item>
        </Menu.Dropdown>
      </PopupMenu>
      {wasOpened.includes('share') && <ShareDialog {...dialog('share')} />}
      {wasOpened.includes('calendar') && <CalendarDialog {...dialog('calendar')} />}
    </>
  );
}
