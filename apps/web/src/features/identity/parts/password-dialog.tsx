import { Button } from '@mantine/core';
import { texts } from '@platewise/contract/texts';
import { useId } from 'react';
import { FormError } from '../../../shared/forms/form-error.tsx';
import { PasswordField } from '../../../shared/forms/password-field.tsx';
import { readForm } from '../../../shared/forms/read-form.ts';
import { useSchemaForm } from '../../../shared/forms/use-schema-form.ts';
import { authRequest } from '../../../shared/session/auth-request.ts';
import { useSession } from '../../../shared/session/use-session.ts';
import { QuestionModal } from '../../../shared/ui/dialogs/question-modal.tsx';

const words = texts.account.proveAgain;

/** Asks for the password of somebody who signed in a while ago; what they asked for goes on afterwards. */
export function PasswordDialog({ onAnswer }: { onAnswer: (isProved: boolean) => void }) {
  // It stands next to the router, so that no page takes it along.
  const { user } = useSession().getState();
  const formId = useId();
  const { form, formError, isSending, formProps } = useSchemaForm({
    mode: 'uncontrolled',
    read: (values) =>
      readForm(async () => (await import('@platewise/contract/account/user-schema')).confirmPasswordSchema, values),
    initialValues: { password: '' },
    onSubmit: async (values) => {
      const answer = await authRequest('confirm-password', values);
      if (!answer.ok) return answer;
      onAnswer(true);
      return null;
    },
  });

  return (
    <QuestionModal
      title={words.title}
      onClose={() => {
        if (!isSending) onAnswer(false);
      }}
      answers={
        <>
          <Button type="submit" form={formId} loading={isSending}>
            {words.go}
          </Button>
          <Button variant="default" disabled={isSending} onClick={() => onAnswer(false)}>
            {words.cancel}
          </Button>
        </>
      }
    >
      <p>{words.text}</p>
      <FormError sentence={formError} />
      <form id={formId} {...formProps}>
        {/* Reports a password manager whose password this is. */}
        <input type="text" name="username" autoComplete="username" value={user?.email ?? ''} readOnly hidden />
        <PasswordField
          label={texts.account.password}
          name="password"
          autoComplete="current-password"
          data-autofocus
          key={form.key('password')}
          {...form.getInputProps('password')}
        />
      </form>
    </QuestionModal>
  );
}
