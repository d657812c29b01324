import { Button } from '@mantine/core';
import type { Factors } from '@platewise/contract/account/factor-schema';
import { texts } from '@platewise/contract/texts';
import { useEffect, useId, useState } from 'react';
import { CodeField } from '../../../shared/forms/code-field.tsx';
import { focusNow } from '../../../shared/forms/focus-now.ts';
import { FormError } from '../../../shared/forms/form-error.tsx';
import { PasswordField } from '../../../shared/forms/password-field.tsx';
import { readForm } from '../../../shared/forms/read-form.ts';
import { useSchemaForm } from '../../../shared/forms/use-schema-form.ts';
import { authRequest } from '../../../shared/session/auth-request.ts';
import { answerWithPasskey, canUsePasskeys } from '../../../shared/session/passkeys.ts';
import { askFactors } from '../../../shared/session/use-factors.ts';
import { useSession } from '../../../shared/session/use-session.ts';
import { QuestionModal } from '../../../shared/ui/dialogs/question-modal.tsx';
import { LoadingBlock } from '../../../shared/ui/states/loading-block.tsx';

const words = texts.proving.again;

type AnswerProps = { onAnswer: (isProved: boolean) => void };

/** Asks somebody who signed in a while ago for their password, a code of their app or a passkey; what they asked for goes on afterwards. */
export function PasswordDialog({ onAnswer }: AnswerProps) {
  const factors = useKnownFactors();
  const formId = useId();
  const [isSending, setIsSending] = useState(false);
  const [failure, setFailure] = useState<string | null>(null);
  const hasApp = factors?.app.isOn === true;
  const hasPasskey = canUsePasskeys() && (factors?.passkeys.length ?? 0) > 0;
  const Form = hasApp ? CodeForm : PasswordForm;

  async function provePasskey(): Promise<void> {
    setFailure(null);
    const answer = await answerWithPasskey('passkey/confirm-options');
    if (!answer) return setFailure(texts.proving.factors.passkeyFailed);
    const refused = await prove('passkey/confirm', { answer }, { onAnswer, onSending: setIsSending });
    if (refused) setFailure(refused.sentence);
  }

  return (
    <QuestionModal
      title={words.title}
      onClose={() => {
        if (!isSending) onAnswer(false);
      }}
      answers={
        <>
          <Button type="submit" form={formId} loading={isSending} disabled={!factors}>
            {words.go}
          </Button>
          {hasPasskey && (
            <Button variant="default" disabled={isSending} onClick={() => void provePasskey()}>
              {words.usePasskey}
            </Button>
          )}
          <Button variant="default" disabled={isSending} onClick={() => onAnswer(false)}>
            {words.cancel}
          </Button>
        </>
      }
    >
      <p>{hasApp ? words.codeText : hasPasskey ? words.passkeyText : words.text}</p>
      <FormError sentence={failure} />
      {factors ? <Form id={formId} onAnswer={onAnswer} onSending={setIsSending} /> : <LoadingBlock height={72} />}
    </QuestionModal>
  );
}

/** Taken for none where that cannot be asked: the server refuses what is not enough, and says why. */
const NONE: Factors = { app: { isOn: false, backupCodesLeft: 0 }, passkeys: [] };

function useKnownFactors(): Factors | null {
  const [factors, setFactors] = useState<Factors | null>(null);
  useEffect(() => void askFactors().then(setFactors, () => setFactors(NONE)), []);
  return factors;
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
        label={texts.proving.factors.code}
        description={texts.proving.factors.codeHint}
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
