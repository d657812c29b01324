import { Button, Group, Stack, Text } from '@mantine/core';
import { texts } from '@platewise/contract/texts';
import { CodeField } from '../../../../shared/forms/code-field.tsx';
import { FormError } from '../../../../shared/forms/form-error.tsx';
import { readForm } from '../../../../shared/forms/read-form.ts';
import { type FormFailure, useSchemaForm } from '../../../../shared/forms/use-schema-form.ts';

const words = texts.accountSettings.factors;

type CodeFormProps = {
  /** Which codes are taken. */
  takes: 'app' | 'any';
  text?: string;
  go: string;
  onCode: (code: string) => Promise<FormFailure | null>;
  onClose: () => void;
};

/** Asks for a code before something about signing in changes. */
export function CodeForm({ takes, text, go, onCode, onClose }: CodeFormProps) {
  const { form, formError, isSending, formProps } = useSchemaForm({
    mode: 'uncontrolled',
    read: (values) => readForm(() => schemaOf(takes), values),
    initialValues: { code: '' },
    onSubmit: ({ code }) => onCode(code),
  });

  return (
    <form
      {...formProps}
      onKeyDown={(event) => {
        if (event.key === 'Escape') onClose();
      }}
    >
      <Stack gap="md">
        {text && <Text inherit>{text}</Text>}
        <FormError sentence={formError} />
        <CodeField
          label={takes === 'app' ? words.code : words.anyCode}
          {...(takes === 'app' && { inputMode: 'numeric' })}
          key={form.key('code')}
          {...form.getInputProps('code')}
          ref={focusNow}
        />
        <Group gap="xs" align="stretch">
          <Button type="submit" loading={isSending}>
            {go}
          </Button>
          <Button variant="default" onClick={onClose}>
            {words.cancel}
          </Button>
        </Group>
      </Stack>
    </form>
  );
}

async function schemaOf(takes: CodeFormProps['takes']) {
  const { appCodeSchema, factorCodeSchema } = await import('@platewise/contract/account/factor-schema');
  return takes === 'app' ? appCodeSchema : factorCodeSchema;
}

function focusNow(field: HTMLInputElement | null) {
  field?.focus({ preventScroll: true });
}
