import { TextInput } from '@mantine/core';
import { LIMITS } from '@platewise/contract/limits';
import { texts } from '@platewise/contract/texts';
import { focusNow } from '../../../../shared/forms/focus-now.ts';
import { FormInPlace } from '../../../../shared/forms/form-in-place.tsx';
import { readForm } from '../../../../shared/forms/read-form.ts';
import { useSchemaForm } from '../../../../shared/forms/use-schema-form.ts';
import { makePasskey } from '../../../../shared/session/passkeys.ts';
import { useForgetFactors } from '../../../../shared/session/use-factors.ts';
import { notifySuccess } from '../../../../shared/ui/toasts/notify.ts';
import { useProvedRequest } from './use-proved-request.ts';

const words = texts.accountSettings.passkeys;

const nameSchema = async () =>
  (await import('@platewise/contract/account/factor-schema')).addPasskeySchema.pick({ name: true });

/** Names a new passkey and has the device make it. */
export function PasskeyForm({ onClose }: { onClose: () => void }) {
  const forgetFactors = useForgetFactors();
  const request = useProvedRequest();
  const schemaForm = useSchemaForm({
    mode: 'uncontrolled',
    read: (values) => readForm(nameSchema, values),
    initialValues: { name: '' },
    onSubmit: async ({ name }) => {
      const options = await request('passkey/add-options');
      if (!options.ok) return options;
      const answer = await makePasskey(options.body);
      if (answer === null) return { sentence: words.notMade };
      const added = await request('passkey/add', { name, answer });
      if (!added.ok) return { sentence: added.issues[0]?.message ?? added.sentence };
      notifySuccess(words.added);
      await forgetFactors();
      onClose();
      return null;
    },
  });
  const { form } = schemaForm;

  return (
    <FormInPlace schemaForm={schemaForm} save={words.go} cancel={words.cancel} onClose={onClose}>
      <TextInput
        label={words.name}
        placeholder={words.namePlaceholder}
        maxLength={LIMITS.nameMaxCharacters}
        autoComplete="off"
        key={form.key('name')}
        {...form.getInputProps('name')}
        ref={focusNow}
      />
    </FormInPlace>
  );
}
