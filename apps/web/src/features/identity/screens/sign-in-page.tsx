import { Button, Group, Stack, Text, TextInput } from '@mantine/core';
import { texts } from '@platewise/contract/texts';
import { IconFingerprint } from '@tabler/icons-react';
import { getRouteApi } from '@tanstack/react-router';
import { useState } from 'react';
import { DemoMeals } from '../../../shared/demo/lazy-demo-meals.tsx';
import { FormError } from '../../../shared/forms/form-error.tsx';
import { PasswordField } from '../../../shared/forms/password-field.tsx';
import { readForm } from '../../../shared/forms/read-form.ts';
import { useSchemaForm } from '../../../shared/forms/use-schema-form.ts';
import { canUsePasskeys } from '../../../shared/session/passkeys.ts';
import { refusalOf } from '../../../shared/session/session-types.ts';
import { useSession } from '../../../shared/session/use-session.ts';
import { TextLink } from '../../../shared/ui/typography/text-link.tsx';
import { useLeaveWhenSignedIn } from '../data/use-leave-when-signed-in.ts';
import { usePasskeySignIn } from '../data/use-passkey-sign-in.ts';
import { SecondFactorForm } from '../parts/second-factor-form.tsx';
import { AuthPage } from './auth-page.tsx';

const route = getRouteApi('/signin');

/** /signin: afterwards back to where the person was, else to the dashboard. */
export function SignInPage() {
  const { redirect } = route.useSearch();
  const Form = useSession().hosted?.SignIn ?? SignInForm;
  useLeaveWhenSignedIn(redirect ?? '/dashboard');

  return (
    <>
      <AuthPage
        title={texts.account.signInTitle}
        description={texts.account.signInDescription}
        fields={['email', 'password']}
      >
        <Form redirect={redirect} />
        <Text inherit mt="var(--space-20)" c="dimmed" ta="center">
          {texts.account.noAccountYet}{' '}
          <TextLink to="/signup" search={redirect ? { redirect } : {}}>
            {texts.account.createAccount}
          </TextLink>
        </Text>
      </AuthPage>
      <DemoMeals />
    </>
  );
}

/** Signs in with an address and a password, and a code where the account asks for one. */
function SignInForm() {
  const [step, setStep] = useState<'password' | 'code'>('password');
  const [note, setNote] = useState<string | null>(null);

  if (step === 'code') {
    return (
      <SecondFactorForm
        onBack={(sentence) => {
          setNote(sentence);
          setStep('password');
        }}
      />
    );
  }
  return <CredentialsForm note={note} onSecondFactor={() => setStep('code')} />;
}

type CredentialsFormProps = {
  /** Why it is asked for again. */
  note: string | null;
  onSecondFactor: () => void;
};

function CredentialsForm({ note, onSecondFactor }: CredentialsFormProps) {
  const session = useSession();
  const passkey = usePasskeySignIn();
  const { form, formError, isSending, formProps } = useSchemaForm({
    mode: 'uncontrolled',
    read: (values) =>
      readForm(async () => (await import('@platewise/contract/account/user-schema')).signInSchema, values),
    initialValues: { email: '', password: '' },
    onSubmit: async (_checked, values) => {
      const result = await session.signIn(values);
      if (result.ok && result.needsSecondFactor) onSecondFactor();
      return refusalOf(result);
    },
  });

  return (
    <form {...formProps}>
      <Stack gap="md">
        <FormError sentence={formError ?? passkey.failure ?? note} />
        <TextInput
          label={texts.account.email}
          type="email"
          name="email"
          autoComplete={canUsePasskeys() ? 'username webauthn' : 'username'}
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
        <Group gap="xs" justify="space-between">
          <TextLink to="/auth/reset" size="sm">
            {texts.account.forgotPassword}
          </TextLink>
        </Group>
        <Button type="submit" loading={isSending} fullWidth>
          {texts.shell.signIn}
        </Button>
        {canUsePasskeys() && (
          <Button
            variant="default"
            fullWidth
            loading={passkey.isAsking}
            leftSection={<IconFingerprint size={18} stroke={1.5} aria-hidden />}
            onClick={passkey.ask}
          >
            {texts.proving.factors.passkey}
          </Button>
        )}
      </Stack>
    </form>
  );
}
