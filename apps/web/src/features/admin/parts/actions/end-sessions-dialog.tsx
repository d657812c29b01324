import { Checkbox } from '@mantine/core';
import type { adminEndSessionsSchema } from '@platewise/contract/admin/admin-action-schema';
import { adminScreen } from '@platewise/contract/texts/admin/admin-screen';
import type { z } from 'zod';
import { trpc } from '../../../../shared/api/trpc.ts';
import { readForm } from '../../../../shared/forms/read-form.ts';
import { useSchemaForm } from '../../../../shared/forms/use-schema-form.ts';
import { ActionDialog } from './action-dialog.tsx';
import { ACTION_LABELS, type ActionProps, actionFailure, useActionDone } from './action-props.ts';

const words = adminScreen.actions.endSessions;

/** Signs a person out everywhere, and unless it is not wanted ends what else lets somebody into the account. */
export function EndSessionsDialog({ person: { userId, email }, onClose }: ActionProps) {
  const finish = useActionDone();
  const ending = trpc.admin.endSessions.useMutation({ retry: false });
  const { form, ...schemaForm } = useSchemaForm({
    initialValues: { endsTokens: true, reason: '' },
    read: (values) =>
      readForm<z.infer<typeof adminEndSessionsSchema>, 'endsTokens' | 'reason'>(
        async () => (await import('@platewise/contract/admin/admin-action-schema')).adminEndSessionsSchema,
        { ...values, userId },
        ACTION_LABELS,
      ),
    onSubmit: (asked) =>
      ending.mutateAsync(asked).then(({ sessions, isMailed }) => {
        onClose();
        return finish(sessions === null ? words.doneHosted : words.done({ count: sessions }), isMailed);
      }, actionFailure),
  });

  return (
    <ActionDialog
      title={words.ask({ email })}
      lines={words.lines}
      yes={words.yes}
      isDangerous
      schemaForm={schemaForm}
      reason={{ ...form.getInputProps('reason'), 'data-autofocus': true }}
      onClose={onClose}
    >
      <Checkbox label={words.tokens} {...form.getInputProps('endsTokens', { type: 'checkbox' })} />
    </ActionDialog>
  );
}
