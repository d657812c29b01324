import { Button, Stack, Text, Title } from '@mantine/core';
import { texts } from '@platewise/contract/texts';
import { CodeField } from '../../../shared/forms/code-field.tsx';
import { focusNow } from '../../../shared/forms/focus-now.ts';
import { FormError } from '../../../shared/forms/form-error.tsx';
import { readForm } from '../../../shared/forms/read-form.ts';
import { useSchemaForm } from '../../../shared/forms/use-schema-form.ts';
import { refusalOf } from '../../../shared/session/session-types.ts';
import { useSession } from '../../../shared/session/use-session.ts';

const words = texts.proving.factors;

type SecondFactorFormProps = {
  /** Back to address and password, with a sentence where the time was over. */
  onBack: (sentence: string | null) => void;
};

/** Asks for the code of somebody whose password was right. */
export function SecondFactorForm({ onBack }: SecondFactorFormProps) {
  const session = useSession();
  const { form, formError, isSending, formProps } = useSchemaForm({
    mode: 'uncontrolled',
    read: (values) =>
      readForm(async () => (await import('@platewise/contract/account/factor-schema')).factorCodeSchema, values),
    initialValues: { code: '' },
    onSubmit: async (values) => {
      const refused = refusalOf(await session.enterCode(values.code));
      if (refused?.code !== 'UNAUTHENTICATED') return refused;
      onBack(words.over);
      return null;
    },
  });

  return (
    <form {...formProps}>
      <Stack gap="md">
        <div>
          <Title order={2} size="h4">
            {words.title}
          </Title>
          <Text inherit mt="xs" c="dimmed">
            {words.text}
          </Text>
        </div>
        <FormError sentence={formError} />
        <CodeField
          label={words.code}
          description={words.codeHint}
          key={form.key('code')}
          {...form.getInputProps('code')}
          ref={focusNow}
        />
        <Button type="submit" loading={isSending} fullWidth>
          {words.go}
        </Button>
        <Button variant="subtle" disabled={isSending} onClick={() => onBack(null)}>
          {words.back}
        </Button>
      </Stack>
    </form>
  );
}
