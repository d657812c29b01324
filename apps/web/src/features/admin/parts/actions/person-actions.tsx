import { Button, Group } from '@mantine/core';
import type { AdminPerson } from '@platewise/contract/admin/admin-people-schema';
import { adminScreen } from '@platewise/contract/texts/admin/admin-screen';
import { useRef, useState } from 'react';
import { flushSync } from 'react-dom';
import { lazyDialog } from '../../../../shared/ui/parts/lazy-dialog.tsx';

const words = adminScreen.actions;

const ChangePlan = lazyDialog(async () => (await import('./change-plan-dialog.tsx')).ChangePlanDialog);
const SendExport = lazyDialog(async () => (await import('./send-export-dialog.tsx')).SendExportDialog);
const EndSessions = lazyDialog(async () => (await import('./end-sessions-dialog.tsx')).EndSessionsDialog);
const DeletePerson = lazyDialog(async () => (await import('./delete-person-dialog.tsx')).DeletePersonDialog);

const ACTIONS = ['plan', 'sendExport', 'endSessions', 'remove'] as const;
type Action = (typeof ACTIONS)[number];

type PersonActionsProps = { person: AdminPerson; onGone: () => void };

/** What an operator can do with an account; each asks in a dialog of its own. */
export function PersonActions({ person, onGone }: PersonActionsProps) {
  const [asked, setAsked] = useState<Action | null>(null);
  const pressed = useRef<HTMLButtonElement>(null);

  function close(): void {
    flushSync(() => setAsked(null));
    pressed.current?.focus({ preventScroll: true });
  }

  const dialog = { person, onClose: close };
  return (
    <>
      <Group gap="xs">
        {ACTIONS.filter((action) => action !== 'remove' || !person.isOperator).map((action) => (
          <Button
            key={action}
            {...(action === 'remove' ? { variant: 'light', color: 'tomato' } : { variant: 'default' })}
            onClick={({ currentTarget }) => {
              pressed.current = currentTarget;
              setAsked(action);
            }}
          >
            {words[action].button}
          </Button>
        ))}
      </Group>
      {asked === 'plan' && <ChangePlan {...dialog} />}
      {asked === 'sendExport' && <SendExport {...dialog} />}
      {asked === 'endSessions' && <EndSessions {...dialog} />}
      {asked === 'remove' && <DeletePerson {...dialog} onGone={onGone} />}
    </>
  );
}
