import { Button, Stack, Text, TextInput } from '@mantine/core';
import { LIMITS } from '@platewise/contract/limits';
import { texts } from '@platewise/contract/texts';
import { resetPassword as words } from '@platewise/contract/texts/account/reset-password';
import { getRouteApi, Navigate } from '@tanstack/react-router';
import { useState } from 'react';
import { FormError } from '../../../shared/forms/form-error.tsx';
import { PasswordField } from '../../../shared/forms/password-field.tsx';
import { readForm } from '../../../shared/forms/read-form.ts';
import { useSchemaForm } from '../../../shared/forms/use-schema-form.ts';
import { authRequest } from '../../../shared/session/auth-request.ts';
import { EVERYTHING, RevokeChoicesField } from '../../../shared/session/revoke-choices.tsx';
import { refusalOf } from '../../../shared/session/session-types.ts';
import { useSession } from '../../../shared/session/use-session.ts';
import { ButtonLink } from '../../../shared/ui/buttons/button-link.tsx';
import { TextLink } from '../../../shared/ui/typography/text-link.tsx';
import { AuthPage } from './auth-page.tsx';

const route = getRouteApi('/auth/reset');

/** /auth/reset: asks for a link, or, opened through one, for the new password (decisions 2). */
export function ResetPage() {
  const { token } = route.useSearch();
  const { hosted } = useSession();
  // A hosted service sends its own emails; its sign-in form leads to them.
  if (hosted) return <Navigate to="/signin" replace />;
  return token ? <NewPassword token={token} /> : <ForgotPassword />;
}

/** Asks for a link to choose a new password; the answer never says whether the address has an account. */
function ForgotPassword() {
  const [isSent, setIsSent] = useState(false);
  const { form, formError, isSending, formProps } = useSchemaForm({
    mode: 'uncontrolled',
    read: (values) =>
      readForm(
        async () => (await import('@platewise/contract/account/user-schema')).requestPasswordResetSchema,
        values,
      ),
    initialValues: { email: '' },
    onSubmit: async (values) => {
      const answer = await authRequest('request-password-reset', values);
      setIsSent(answer.ok);
      return refusalOf(answer);
    },
  });

  return (
    <AuthPage
      title={isSent ? words.linkSentTitle : words.resetTitle}
      description={isSent ? words.linkSentText : words.resetDescription}
    >
      {!isSent && (
        <form {...formProps}>
          <Stack gap="md">
            <FormError sentence={formError} />
            <TextInput
              label={texts.account.email}
              type="email"
              name="email"
              autoComplete="username"
              key={form.key('email')}
              {...form.getInputProps('email')}
            />
            <Button type="submit" loading={isSending} fullWidth>
              {words.sendLink}
            </Button>
          </Stack>
        </form>
      )}
      <Text inherit mt="var(--space-20)" c="dimmed" ta="center" role={isSent ? 'status' : undefined}>
        <TextLink to="/signin">{words.backToSignIn}</TextLink>
      </Text>
    </AuthPage>
  );
}

const newPasswordSchema = async () =>
  (await import('@platewise/contract/account/user-schema')).resetPasswordSchema.pick({ newPassword: true });

/** Chooses a new password with the token of a link; every session of the account ends. */
function NewPassword({ token }: { token: string }) {
  const [isDone, setIsDone] = useState(false);
  const [revoke, setRevoke] = useState(EVERYTHING);
  const { form, failure, formError, isSending, formProps } = useSchemaForm({
    mode: 'uncontrolled',
    read: (values) => readForm(newPasswordSchema, values),
    initialValues: { newPassword: '' },
    onSubmit: async ({ newPassword }) => {
      const answer = await authRequest('reset-password', { token, newPassword, revoke });
      setIsDone(answer.ok);
      return refusalOf(answer);
    },
  });

  if (isDone) {
    return (
      <AuthPage title={words.passwordChangedTitle} description={words.passwordChangedText}>
        <ButtonLink to="/signin" fullWidth>
          {texts.shell.signIn}
        </ButtonLink>
      </AuthPage>
    );
  }
  return (
    <AuthPage title={words.chooseTitle} description={words.chooseDescription}>
      <form {...formProps}>
        <Stack gap="md">
          <FormError sentence={formError} />
          {failure?.code === 'RESET_LINK_INVALID' && <TextLink to="/auth/reset">{words.askForNewLink}</TextLink>}
          <PasswordField
            label={words.newPassword}
            description={texts.account.passwordHint({ min: LIMITS.passwordMinCharacters })}
            name="newPassword"
            autoComplete="new-password"
            key={form.key('newPassword')}
            {...form.getInputProps('newPassword')}
          />
          <RevokeChoicesField chosen={revoke} onChange={setRevoke} />
          <Button type="submit" loading={isSending} fullWidth>
            {words.savePassword}
          </Button>
        </Stack>
      </form>
    </AuthPage>
  );
}
