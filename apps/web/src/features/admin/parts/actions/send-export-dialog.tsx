import type { adminSendExportSchema } from '@platewise/contract/admin/admin-action-schema';
import { adminScreen } from '@platewise/contract/texts/admin/admin-screen';
import type { z } from 'zod';
import { trpc } from '../../../../shared/api/trpc.ts';
import { readForm } from '../../../../shared/forms/read-form.ts';
import { useSchemaForm } from '../../../../shared/forms/use-schema-form.ts';
import { ActionDialog } from './action-dialog.tsx';
import { ACTION_LABELS, type ActionProps, actionFailure, useActionDone } from './action-props.ts';

const words = adminScreen.actions.sendExport;

/** Leads a person to all that is kept of them, by an email to their own address. */
export function SendExportDialog({ person: { userId, email }, onClose }: ActionProps) {
  const finish = useActionDone();
  const sending = trpc.admin.sendExport.useMutation({ retry: false });
  const { form, ...schemaForm } = useSchemaForm({
    initialValues: { reason: '' },
    read: (values) =>
      readForm<z.infer<typeof adminSendExportSchema>, 'reason'>(
        async () => (await import('@platewise/contract/admin/admin-action-schema')).adminSendExportSchema,
        { ...values, userId },
        ACTION_LABELS,
      ),
    onSubmit: (asked) =>
      sending.mutateAsync(asked).then(({ isMailed }) => {
        onClose();
        return finish(words.done, isMailed);
      }, actionFailure),
  });

  return (
    <ActionDialog
      title={words.ask({ email })}
      lines={words.lines}
      yes={words.yes}
      schemaForm={schemaForm}
      reason={{ ...form.getInputProps('reason'), 'data-autofocus': true }}
      onClose={onClose}
    />
  );
}
