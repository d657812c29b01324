import { Button, TextInput } from '@mantine/core';
import { useForm } from '@mantine/form';
import { DELETE_CONFIRMATION } from '@platewise/contract/account-schema';
import { texts } from '@platewise/contract/texts';
import { useMutation } from '@tanstack/react-query';
import { useNavigate } from '@tanstack/react-router';
import { useId } from 'react';
import { errorCode, errorSentence } from '../../../shared/api/api-error.ts';
import { trpc } from '../../../shared/api/trpc.ts';
import { FormError } from '../../../shared/forms/form-error.tsx';
import { PasswordField } from '../../../shared/forms/password-field.tsx';
import { leaving } from '../../../shared/session/leaving.ts';
import { useSession } from '../../../shared/session/use-session.ts';
import { emptyDevice } from '../../../shared/storage/empty-device.ts';
import { QuestionModal } from '../../../shared/ui/dialogs/question-modal.tsx';
import { notifySuccess } from '../../../shared/ui/toasts/notify.ts';
import { DeletionUnknown, removeForCertain } from '../data/remove-for-certain.ts';
import classes from './delete-dialog.module.css';

const words = texts.accountSettings.remove;
const confirmText = { text: DELETE_CONFIRMATION };

/** Says what goes, and asks for the words and the password before it does. */
export function DeleteDialog({ onClose }: { onClose: () => void }) {
  const { hosted } = useSession();
  const formId = useId();
  const removing = useDeleteAccount();
  const form = useForm({
    initialValues: { confirm: '', password: '' },
    validate: {
      confirm: (text) => (text.trim().toLowerCase() === DELETE_CONFIRMATION ? null : words.confirmMissing(confirmText)),
      password: (text) => (hosted || text ? null : words.passwordMissing),
    },
  });

  function remove({ confirm, password }: typeof form.values): void {
    if (removing.isPending) return;
    removing.mutate(
      { confirm, ...(hosted ? {} : { password }) },
      {
        onError: (error) => {
          if (errorCode(error) !== 'WRONG_PASSWORD') return;
          form.setFieldError('password', texts.errors.WRONG_PASSWORD);
          form.getInputNode('password')?.focus();
        },
      },
    );
  }
  const isElsewhere = removing.error !== null && errorCode(removing.error) !== 'WRONG_PASSWORD';

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
      <ul className={classes.goes}>
        {words.goes.map((line) => (
          <li key={line}>{line}</li>
        ))}
      </ul>
      <p className={classes.quiet}>{words.stays}</p>
      <p>{words.copyFirst}</p>
      <FormError sentence={isElsewhere ? sentenceOf(removing.error) : null} />
      <form
        id={formId}
        noValidate
        className={classes.form}
        onSubmit={form.onSubmit(remove, (errors) => form.getInputNode(Object.keys(errors)[0] ?? '')?.focus())}
      >
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
      </form>
    </QuestionModal>
  );
}

function sentenceOf(error: unknown): string {
  return error instanceof DeletionUnknown ? words.unknown : errorSentence(error, words.failed);
}

const useDeleteAccountWords = texts.accountSettings.remove;

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
    onSuccess: (removed) =>
      notifySuccess(removed?.isIdentityQueued ? useDeleteAccountWords.doneIdentityQueued : useDeleteAccountWords.done),
  });
}
