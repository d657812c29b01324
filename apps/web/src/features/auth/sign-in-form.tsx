import { Button, Stack, TextInput } from '@mantine/core';
import { texts } from '@platewise/contract/texts';
import { signInSchema } from '@platewise/contract/user-schema';
import { TextLink } from '../../components/text-link.tsx';
import classes from './auth-page.module.css';
import { FormError } from './form-error.tsx';
import { PasswordField } from './password-field.tsx';
import { useAuthForm } from './use-auth-form.ts';
import { useSession } from './use-session.ts';

/** Signs in with an address and a password. */
export function SignInForm() {
  const session = useSession();
  const { form, formError, isSending, onSubmit } = useAuthForm({
    schema: signInSchema,
    initialValues: { email: '', password: '' },
    send: session.signIn,
  });

  return (
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
        <PasswordField
          label={texts.account.password}
          name="password"
          autoComplete="current-password"
          key={form.key('password')}
          {...form.getInputProps('password')}
        />
        <div className={classes.row}>
          <TextLink to="/auth/reset" size="sm">
            {texts.account.forgotPassword}
          </TextLink>
        </div>
        <Button type="submit" loading={isSending} fullWidth>
          {texts.shell.signIn}
        </Button>
      </Stack>
    </form>
  );
}
