import { Button } from '@mantine/core';
import { LIMITS } from '@platewise/contract/limits';
import { texts } from '@platewise/contract/texts';
import { useRef, useState } from 'react';
import { flushSync } from 'react-dom';
import { focusNow } from '../../../shared/forms/focus-now.ts';
import { FormInPlace } from '../../../shared/forms/form-in-place.tsx';
import { PasswordField } from '../../../shared/forms/password-field.tsx';
import { readForm } from '../../../shared/forms/read-form.ts';
import { useSchemaForm } from '../../../shared/forms/use-schema-form.ts';
import { authRequest } from '../../../shared/session/auth-request.ts';
import { EVERYTHING, RevokeChoicesField } from '../../../shared/session/revoke-choices.tsx';
import { useAuth } from '../../../shared/session/use-auth.ts';
import { notifySuccess } from '../../../shared/ui/toasts/notify.ts';

/** The way to a new password, opened in its place. */
export function ChangePassword() {
  const [isOpen, setIsOpen] = useState(false);
  const openButton = useRef<HTMLButtonElement>(null);

  function close(): void {
    flushSync(() => setIsOpen(false));
    openButton.current?.focus();
  }

  if (isOpen) return <PasswordForm onClose={close} />;
  return (
    <Button ref={openButton} variant="default" onClick={() => setIsOpen(true)}>
      {texts.accountSettings.password.change}
    </Button>
  );
}

const words = texts.accountSettings.password;

const passwordFormSchema = async () =>
  (await import('@platewise/contract/account/user-schema')).changePasswordSchema.pick({
    currentPassword: true,
    newPassword: true,
  });

/** A new password for anyone who knows the old one. */
function PasswordForm({ onClose }: { onClose: () => void }) {
  const { user } = useAuth();
  const [revoke, setRevoke] = useState(EVERYTHING);
  const schemaForm = useSchemaForm({
    mode: 'uncontrolled',
    read: (values) => readForm(passwordFormSchema, values),
    initialValues: { currentPassword: '', newPassword: '' },
    onSubmit: async (values) => {
      const answer = await authRequest('change-password', { ...values, revoke });
      if (!answer.ok) return answer;
      notifySuccess(words.saved);
      onClose();
      return null;
    },
  });
  const { form } = schemaForm;

  return (
    <FormInPlace schemaForm={schemaForm} save={words.save} cancel={words.cancel} onClose={onClose}>
      {/* Reports a password manager whose passwords these are. */}
      <input type="text" name="username" autoComplete="username" value={user?.email ?? ''} readOnly hidden />
      <PasswordField
        label={words.current}
        name="currentPassword"
        autoComplete="current-password"
        key={form.key('currentPassword')}
        {...form.getInputProps('currentPassword')}
        ref={focusNow}
      />
      <PasswordField
        label={words.next}
        description={texts.account.passwordHint({ min: LIMITS.passwordMinCharacters })}
        name="newPassword"
        autoComplete="new-password"
        key={form.key('newPassword')}
        {...form.getInputProps('newPassword')}
      />
      <RevokeChoicesField chosen={revoke} onChange={setRevoke} />
    </FormInPlace>
  );
}
