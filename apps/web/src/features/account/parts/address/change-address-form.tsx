import { TextInput } from '@mantine/core';
import { texts } from '@platewise/contract/texts';
import { focusNow } from '../../../../shared/forms/focus-now.ts';
import { FormInPlace } from '../../../../shared/forms/form-in-place.tsx';
import { readForm } from '../../../../shared/forms/read-form.ts';
import { useSchemaForm } from '../../../../shared/forms/use-schema-form.ts';
import { notifySuccess } from '../../../../shared/ui/toasts/notify.ts';
import { useProvedRequest } from '../factors/use-proved-request.ts';

const words = texts.accountSettings.address;

/** Asks for another address of a local account; it counts once the link is followed that is mailed there. */
export function ChangeAddressForm({ onClose }: { onClose: () => void }) {
  const request = useProvedRequest();
  const schemaForm = useSchemaForm({
    mode: 'uncontrolled',
    read: (values) =>
      readForm(async () => (await import('@platewise/contract/account/user-schema')).changeEmailSchema, values),
    initialValues: { email: '' },
    onSubmit: async (values) => {
      const answer = await request('change-email', values);
      if (!answer.ok) return answer;
      notifySuccess(words.sent({ email: values.email }));
      onClose();
      return null;
    },
  });
  const { form } = schemaForm;

  return (
    <FormInPlace schemaForm={schemaForm} save={words.send} cancel={words.cancel} onClose={onClose}>
      <TextInput
        label={words.next}
        description={words.hint}
        type="email"
        autoComplete="email"
        key={form.key('email')}
        {...form.getInputProps('email')}
        ref={focusNow}
      />
    </FormInPlace>
  );
}
