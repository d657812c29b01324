import { Text } from '@mantine/core';
import { texts } from '@platewise/contract/texts';
import { CodeField } from '../../../../shared/forms/code-field.tsx';
import { focusNow } from '../../../../shared/forms/focus-now.ts';
import { FormInPlace } from '../../../../shared/forms/form-in-place.tsx';
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
  const schemaForm = useSchemaForm({
    mode: 'uncontrolled',
    read: (values) => readForm(() => schemaOf(takes), values),
    initialValues: { code: '' },
    onSubmit: ({ code }) => onCode(code),
  });
  const { form } = schemaForm;

  return (
    <FormInPlace schemaForm={schemaForm} save={go} cancel={words.cancel} onClose={onClose}>
      {text && <Text inherit>{text}</Text>}
      <CodeField
        label={takes === 'app' ? words.code : words.anyCode}
        {...(takes === 'app' && { inputMode: 'numeric' })}
        key={form.key('code')}
        {...form.getInputProps('code')}
        ref={focusNow}
      />
    </FormInPlace>
  );
}

async function schemaOf(takes: CodeFormProps['takes']) {
  const { appCodeSchema, factorCodeSchema } = await import('@platewise/contract/account/factor-schema');
  return takes === 'app' ? appCodeSchema : factorCodeSchema;
}
