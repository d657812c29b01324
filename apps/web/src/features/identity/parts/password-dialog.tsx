import { Button } from '@mantine/core';
import { texts } from '@platewise/contract/texts';
import { useId, useState } from 'react';
import { CodeField } from '../../../shared/forms/code-field.tsx';
import { FormError } from '../../../shared/forms/form-error.tsx';
import { PasswordField } from '../../../shared/forms/password-field.tsx';
import { readForm } from '../../../shared/forms/read-form.ts';
import { useSchemaForm } from '../../../shared/forms/use-schema-form.ts';
import { authRequest } from '../../../shared/session/auth-request.ts';
import { useFactors } from '../../../shared/session/use-factors.ts';
import { useSession } from '../../../shared/session/use-session.ts';
import { QuestionModal } from '../../../shared/ui/dialogs/question-modal.tsx';

const words = texts.account.proveAgain;

type AnswerProps = { onAnswer: (isProved: boolean) => void };

/** Asks for the password of somebody who signed in a while ago, or for a code of their app; what they asked for goes on afterwards. */
export function PasswordDialog({ onAnswer }: AnswerProps) {
  const { data: factors } = useFactors();
  const [way, setWay] = useState<'password' | 'code'>('password');
  const formId = useId();
  const [isSending, setIsSending] = useState(false);
  const Form = way === 'code' ? CodeForm : PasswordForm;

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
          {factors?.app.isOn && (
            <Button variant="subtle" disabled={isSending} onClick={() => setWay(way === 'code' ? 'password' : 'code')}>
              {way === 'code' ? words.usePassword : words.useCode}
            </Button>
          )}
        </>
      }
    >
      <p>{way === 'code' ? words.codeText : words.text}</p>
      <Form id={formId} onAnswer={onAnswer} onSending={setIsSending} />
    </QuestionModal>
  );
}

type FormProps = AnswerProps & { id: string; onSending: (isSending: boolean) => void };

function PasswordForm({ id, onAnswer, onSending }: FormProps) {
  // It stands next to the router, so that no page takes it along.
  const { user } = useSession().getState();
  const { form, formError, formProps } = useSchemaForm({
    mode: 'uncontrolled',
    read: (values) =>
      readForm(async () => (await import('@platewise/contract/account/user-schema')).confirmPasswordSchema, values),
    initialValues: { password: '' },
    onSubmit: (values) => prove('confirm-password', values, { onAnswer, onSending }),
  });

  return (
    <form id={id} {...formProps}>
      <FormError sentence={formError} />
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
  );
}

function CodeForm({ id, onAnswer, onSending }: FormProps) {
  const { form, formError, formProps } = useSchemaForm({
    mode: 'uncontrolled',
    read: (values) =>
      readForm(async () => (await import('@platewise/contract/account/factor-schema')).factorCodeSchema, values),
    initialValues: { code: '' },
    onSubmit: (values) => prove('confirm-code', values, { onAnswer, onSending }),
  });

  return (
    <form id={id} {...formProps}>
      <FormError sentence={formError} />
      <CodeField
        label={texts.account.factors.code}
        description={texts.account.factors.codeHint}
        key={form.key('code')}
        {...form.getInputProps('code')}
        ref={focusNow}
      />
    </form>
  );
}

async function prove(
  path: string,
  values: Record<string, unknown>,
  { onAnswer, onSending }: Pick<FormProps, 'onAnswer' | 'onSending'>,
) {
  onSending(true);
  const answer = await authRequest(path, values);
  onSending(false);
  if (!answer.ok) return answer;
  onAnswer(true);
  return null;
}

function focusNow(field: HTMLInputElement | null) {
  field?.focus({ preventScroll: true });
}
