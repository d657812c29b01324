import { Button, Stack } from '@mantine/core';
import { LIMITS } from '@platewise/contract/limits';
import { texts } from '@platewise/contract/texts';
import { resetPasswordSchema } from '@platewise/contract/user-schema';
import { useState } from 'react';
import { ButtonLink } from '../../components/button-link.tsx';
import { TextLink } from '../../components/text-link.tsx';
import { EVERYTHING, RevokeChoicesField } from '../account/revoke-choices.tsx';
import { AuthPage } from './auth-page.tsx';
import { authRequest } from './auth-request.ts';
import { FormError } from './form-error.tsx';
import { PasswordField } from './password-field.tsx';
import { useAuthForm } from './use-auth-form.ts';

const newPasswordSchema = resetPasswordSchema.pick({ newPassword: true });

/** Chooses a new password with the token of a link; every session of the account ends. */
export function NewPassword({ token }: { token: string }) {
  const [isDone, setIsDone] = useState(false);
  const [revoke, setRevoke] = useState(EVERYTHING);
  const { form, failure, formError, isSending, onSubmit } = useAuthForm({
    schema: newPasswordSchema,
    initialValues: { newPassword: '' },
    send: ({ newPassword }) => authRequest('reset-password', { token, newPassword, revoke }),
    onDone: () => setIsDone(true),
  });

  if (isDone) {
    return (
      <AuthPage title={texts.account.passwordChangedTitle} description={texts.account.passwordChangedText}>
        <ButtonLink to="/signin" fullWidth>
          {texts.shell.signIn}
        </ButtonLink>
      </AuthPage>
    );
  }
  return (
    <AuthPage title={texts.account.chooseTitle} description={texts.account.chooseDescription}>
      <form onSubmit={onSubmit} noValidate>
        <Stack gap="md">
          <FormError sentence={formError} />
          {failure?.code === 'RESET_LINK_INVALID' && (
            <TextLink to="/auth/reset">{texts.account.askForNewLink}</TextLink>
          )}
          <PasswordField
            label={texts.account.newPassword}
            description={texts.account.passwordHint({ min: LIMITS.passwordMinCharacters })}
            name="newPassword"
            autoComplete="new-password"
            key={form.key('newPassword')}
            {...form.getInputProps('newPassword')}
          />
          <RevokeChoicesField chosen={revoke} onChange={setRevoke} />
          <Button type="submit" loading={isSending} fullWidth>
            {texts.account.savePassword}
          </Button>
        </Stack>
      </form>
    </AuthPage>
  );
}
