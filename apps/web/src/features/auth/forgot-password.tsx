import { Button, Stack, TextInput } from '@mantine/core';
import { texts } from '@platewise/contract/texts';
import { requestPasswordResetSchema } from '@platewise/contract/user-schema';
import { useState } from 'react';
import { TextLink } from '../../components/text-link.tsx';
import classes from './auth-page.module.css';
import { AuthPage } from './auth-page.tsx';
import { authRequest } from './auth-request.ts';
import { FormError } from './form-error.tsx';
import { useAuthForm } from './use-auth-form.ts';

/** Asks for a link to choose a new password; the answer never says whether the address has an account. */
export function ForgotPassword() {
  const [isSent, setIsSent] = useState(false);
  const { form, formError, isSending, onSubmit } = useAuthForm({
    schema: requestPasswordResetSchema,
    initialValues: { email: '' },
    send: (values) => authRequest('request-password-reset', values),
    onDone: () => setIsSent(true),
  });

  return (
    <AuthPage
      title={isSent ? texts.account.linkSentTitle : texts.account.resetTitle}
      description={isSent ? texts.account.linkSentText : texts.account.resetDescription}
    >
      {!isSent && (
        <form onSubmit={onSubmit} noValidate>
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
              {texts.account.sendLink}
            </Button>
          </Stack>
        </form>
      )}
      <p className={classes.foot} role={isSent ? 'status' : undefined}>
        <TextLink to="/signin">{texts.account.backToSignIn}</TextLink>
      </p>
    </AuthPage>
  );
}
