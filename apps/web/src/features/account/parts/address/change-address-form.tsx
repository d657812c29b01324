import { Button, Group, Stack, TextInput } from '@mantine/core';
import { texts } from '@platewise/contract/texts';
import { FormError } from '../../../../shared/forms/form-error.tsx';
import { readForm } from '../../../../shared/forms/read-form.ts';
import { useSchemaForm } from '../../../../shared/forms/use-schema-form.ts';
import { notifySuccess } from '../../../../shared/ui/toasts/notify.ts';
import { useProvedRequest } from '../factors/use-proved-request.ts';

const words = texts.accountSettings.address;

/** Asks for another address of a local account; it counts once the link is followed that is mailed there. */
export function ChangeAddressForm({ onClose }: { onClose: () => void }) {
  const request = useProvedRequest();
  const { form, formError, isSending, formProps } = useSchemaForm({
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

  return (
    <form
      {...formProps}
      onKeyDown={(event) => {
        if (event.key === 'Escape') onClose();
      }}
    >
      <Stack gap="sm">
        <FormError sentence={formError} />
        <TextInput
          label={words.next}
          description={words.hint}
          type="email"
          autoComplete="email"
          key={form.key('email')}
          {...form.getInputProps('email')}
          ref={focusNow}
        />
        <Group gap="xs" align="stretch">
          <Button type="submit" loading={isSending}>
            {words.send}
          </Button>
          <Button variant="default" onClick={onClose}>
            {words.cancel}
          </Button>
        </Group>
      </Stack>
    </form>
  );
}

function focusNow(field: HTMLInputElement | null) {
  field?.focus({ preventScroll: true });
}
