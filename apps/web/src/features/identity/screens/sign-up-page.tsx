import { Button, Stack, Text, TextInput } from '@mantine/core';
import { LIMITS } from '@platewise/contract/limits';
import { texts } from '@platewise/contract/texts';
import { getRouteApi } from '@tanstack/react-router';
import { DemoMeals } from '../../../shared/demo/lazy-demo-meals.tsx';
import { FormError } from '../../../shared/forms/form-error.tsx';
import { PasswordField } from '../../../shared/forms/password-field.tsx';
import { readForm } from '../../../shared/forms/read-form.ts';
import { useSchemaForm } from '../../../shared/forms/use-schema-form.ts';
import { refusalOf } from '../../../shared/session/session-types.ts';
import { useSession } from '../../../shared/session/use-session.ts';
import { TextLink } from '../../../shared/ui/typography/text-link.tsx';
import { useLeaveWhenSignedIn } from '../data/use-leave-when-signed-in.ts';
import { AuthPage } from './auth-page.tsx';

const route = getRouteApi('/signup');

/** /signup: the demo's meals stay in sight beneath the form (decisions 3); afterwards the account is set up. */
export function SignUpPage() {
  const { redirect } = route.useSearch();
  const Form = useSession().hosted?.SignUp ?? SignUpForm;
  useLeaveWhenSignedIn(redirect ? `/user/register?redirect=${encodeURIComponent(redirect)}` : '/user/register');

  return (
    <>
      <AuthPage
        title={texts.account.signUpTitle}
        description={texts.account.signUpDescription}
        fields={['name', 'email', 'password']}
      >
        <Form redirect={redirect} />
        <Text inherit mt="var(--space-20)" c="dimmed" ta="center">
          {texts.account.haveAccount}{' '}
          <TextLink to="/signin" search={redirect ? { redirect } : {}}>
            {texts.shell.signIn}
          </TextLink>
        </Text>
      </AuthPage>
      <DemoMeals />
    </>
  );
}

/** Makes an account; the name may stay empty (decisions 2). */
function SignUpForm({ redirect }: { redirect?: string | undefined }) {
  const session = useSession();
  const { form, failure, formError, isSending, formProps } = useSchemaForm({
    mode: 'uncontrolled',
    read: (values) =>
      readForm(async () => (await import('@platewise/contract/account/user-schema')).signUpSchema, values),
    initialValues: { name: '', email: '', password: '' },
    onSubmit: async (_checked, values) => refusalOf(await session.signUp(values)),
    fieldOf: ({ code }) => (code === 'EMAIL_TAKEN' ? 'email' : null),
  });

  return (
    <form {...formProps}>
      <Stack gap="md">
        <FormError sentence={formError} />
        <TextInput
          label={texts.account.name}
          description={texts.account.nameHint}
          name="name"
          autoComplete="name"
          key={form.key('name')}
          {...form.getInputProps('name')}
        />
        <TextInput
          label={texts.account.email}
          type="email"
          name="email"
          autoComplete="username"
          key={form.key('email')}
          {...form.getInputProps('email')}
        />
        {failure?.code === 'EMAIL_TAKEN' && (
          <TextLink to="/signin" search={redirect ? { redirect } : {}} size="sm">
            {texts.account.signInInstead}
          </TextLink>
        )}
        <PasswordField
          label={texts.account.password}
          description={texts.account.passwordHint({ min: LIMITS.passwordMinCharacters })}
          name="password"
          autoComplete="new-password"
          key={form.key('password')}
          {...form.getInputProps('password')}
        />
        <Button type="submit" loading={isSending} fullWidth>
          {texts.account.signUp}
        </Button>
      </Stack>
    </form>
  );
}
