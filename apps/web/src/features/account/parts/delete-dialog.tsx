import { Box, Button, Stack, Text, TextInput } from '@mantine/core';
import { DELETE_CONFIRMATION } from '@platewise/contract/account/account-schema';
import { texts } from '@platewise/contract/texts';
import { useMutation } from '@tanstack/react-query';
import { useNavigate } from '@tanstack/react-router';
import { useId } from 'react';
import { errorCode, errorSentence } from '../../../shared/api/api-error.ts';
import { trpc } from '../../../shared/api/trpc.ts';
import { FormError } from '../../../shared/forms/form-error.tsx';
import { PasswordField } from '../../../shared/forms/password-field.tsx';
import type { ReadForm } from '../../../shared/forms/read-form.ts';
import { type FormFailure, useSchemaForm } from '../../../shared/forms/use-schema-form.ts';
import { leaving } from '../../../shared/session/leaving.ts';
import { useSession } from '../../../shared/session/use-session.ts';
import { emptyDevice } from '../../../shared/storage/empty-device.ts';
import { QuestionModal } from '../../../shared/ui/dialogs/question-modal.tsx';
import { notifySuccess } from '../../../shared/ui/toasts/notify.ts';
import { DeletionUnknown, removeForCertain } from '../data/remove-for-certain.ts';

const words = texts.accountSettings.remove;
const confirmText = { text: DELETE_CONFIRMATION };

/** Says what goes, and asks for the words and the password before it does. */
export function DeleteDialog({ onClose }: { onClose: () => void }) {
  const { hosted } = useSession();
  const formId = useId();
  const removing = useDeleteAccount();
  const { form, formProps, formError } = useSchemaForm({
    initialValues: { confirm: '', password: '' },
    read: (values) => readConfirmation(values, { asksForPassword: !hosted }),
    fieldOf: ({ code }) => (code === 'WRONG_PASSWORD' ? 'password' : null),
    onSubmit: (confirmed) => removing.mutateAsync(confirmed).then(() => null, failureOf),
  });

  return (
    <QuestionModal
      title={words.ask}
      onClose={() => {
        if (!removing.isPending) onClose();
      }}
      answers={
        <>
          <Button type="submit" form={formId} variant="light" color="tomato" loading={removing.isPending}>
            {words.yes}
          </Button>
          <Button variant="default" disabled={removing.isPending} onClick={onClose}>
            {words.keep}
          </Button>
        </>
      }
    >
      <Box component="ul" m={0} pl="var(--space-20)">
        {words.goes.map((line) => (
          <Box key={line} component="li" mb="xs">
            {line}
          </Box>
        ))}
      </Box>
      <Text size="sm" c="dimmed">
        {words.stays}
      </Text>
      <p>{words.copyFirst}</p>
      <FormError sentence={formError} />
      <form id={formId} {...formProps}>
        <Stack>
          <TextInput
            label={words.confirm(confirmText)}
            autoComplete="off"
            autoCapitalize="none"
            spellCheck={false}
            data-autofocus
            {...form.getInputProps('confirm')}
          />
          {!hosted && (
            <PasswordField label={words.password} autoComplete="current-password" {...form.getInputProps('password')} />
          )}
        </Stack>
      </form>
    </QuestionModal>
  );
}

/** What confirms a deletion: the words, and the password where it is ours to ask for. */
function readConfirmation(
  { confirm, password }: { confirm: string; password: string },
  { asksForPassword }: { asksForPassword: boolean },
): ReadForm<{ confirm: string; password?: string }, 'confirm' | 'password'> {
  const errors = {
    ...(confirm.trim().toLowerCase() !== DELETE_CONFIRMATION && { confirm: words.confirmMissing(confirmText) }),
    ...(asksForPassword && password === '' && { password: words.passwordMissing }),
  };
  if (Object.keys(errors).length > 0) return { ok: false, errors };
  return { ok: true, value: { confirm, ...(asksForPassword && { password }) } };
}

function failureOf(error: unknown): FormFailure {
  if (errorCode(error) === 'WRONG_PASSWORD') return { code: 'WRONG_PASSWORD', sentence: texts.account.wrongPassword };
  return { sentence: error instanceof DeletionUnknown ? words.unknown : errorSentence(error, words.failed) };
}

/** Deletes the account of anyone who is signed in; then nothing of them stays in this browser either, in any tab. */
function useDeleteAccount() {
  const session = useSession();
  const navigate = useNavigate();
  const { client } = trpc.useUtils();

  return useMutation({
    // What is asked again, and why, is decided below.
    retry: false,
    mutationFn: async (input: { confirm: string; password?: string }) => {
      const person = session.getState().user;
      const device = await import('../../../shared/sync/clear-device.ts').catch(() => null);
      const removed = await removeForCertain(() => client.users.remove.mutate(input));
      // Takes the cookie away and notifies other tabs; the session itself is gone, whatever the answer is.
      await session.revoke();
      if (person) leaving.notify(person.id);
      await navigate({ href: '/' });
      session.end();
      if (device && person) await device.forgetOnDevice(session, person);
      if (!device) await emptyDevice();
      return removed;
    },
    onSuccess: (removed) => notifySuccess(removed?.isIdentityQueued ? words.doneIdentityQueued : words.done),
  });
}
