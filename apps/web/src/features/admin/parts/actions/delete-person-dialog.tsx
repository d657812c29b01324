import { TextInput } from '@mantine/core';
import type { adminDeletePersonSchema } from '@platewise/contract/admin/admin-action-schema';
import { adminScreen } from '@platewise/contract/texts/admin/admin-screen';
import type { z } from 'zod';
import { trpc } from '../../../../shared/api/trpc.ts';
import { type ReadForm, readForm } from '../../../../shared/forms/read-form.ts';
import { useSchemaForm } from '../../../../shared/forms/use-schema-form.ts';
import { ActionDialog } from './action-dialog.tsx';
import { ACTION_LABELS, type ActionProps, actionFailure, useActionDone } from './action-props.ts';

const words = adminScreen.actions.remove;

type Deletion = z.infer<typeof adminDeletePersonSchema>;

/** Deletes an account; its address is typed, so that nobody deletes the wrong one. */
export function DeletePersonDialog({ person, onClose, onGone }: ActionProps & { onGone: () => void }) {
  const { email } = person;
  const finish = useActionDone();
  const removing = trpc.admin.deletePerson.useMutation({ retry: false });
  const { form, ...schemaForm } = useSchemaForm({
    initialValues: { confirm: '', reason: '' },
    read: (values) => readDeletion(values, person),
    onSubmit: (asked) =>
      removing.mutateAsync(asked).then(({ isMailed, isIdentityQueued }) => {
        onGone();
        return finish(isIdentityQueued ? words.doneIdentityQueued : words.done, isMailed);
      }, actionFailure),
  });

  return (
    <ActionDialog
      title={words.ask({ email })}
      lines={words.lines}
      yes={words.yes}
      isDangerous
      schemaForm={schemaForm}
      reason={form.getInputProps('reason')}
      onClose={onClose}
    >
      <TextInput
        label={words.confirm({ text: email })}
        autoComplete="off"
        autoCapitalize="none"
        spellCheck={false}
        data-autofocus
        {...form.getInputProps('confirm')}
      />
    </ActionDialog>
  );
}

async function readDeletion(
  { confirm, reason }: { confirm: string; reason: string },
  { userId, email }: ActionProps['person'],
): Promise<ReadForm<Deletion, 'confirm' | 'reason'>> {
  const read = await readForm<Deletion, 'confirm' | 'reason'>(
    async () => (await import('@platewise/contract/admin/admin-action-schema')).adminDeletePersonSchema,
    { userId, reason },
    ACTION_LABELS,
  );
  if (confirm.trim().toLowerCase() === email.toLowerCase()) return read;
  const missing = { confirm: words.confirmMissing({ text: email }) };
  return { ...(read.ok ? {} : read), ok: false, errors: { ...missing, ...(!read.ok && read.errors) } };
}
