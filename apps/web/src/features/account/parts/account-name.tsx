import { Button, Group, Text, TextInput } from '@mantine/core';
import { texts } from '@platewise/contract/texts';
import { settings } from '@platewise/contract/texts/site/settings';
import { IconPencil } from '@tabler/icons-react';
import { useRef, useState } from 'react';
import { flushSync } from 'react-dom';
import { trpc } from '../../../shared/api/trpc.ts';
import { focusNow } from '../../../shared/forms/focus-now.ts';
import { FormInPlace } from '../../../shared/forms/form-in-place.tsx';
import { readForm } from '../../../shared/forms/read-form.ts';
import { useSchemaForm } from '../../../shared/forms/use-schema-form.ts';
import { accountName } from '../../../shared/session/account-name.ts';
import { authRequest } from '../../../shared/session/auth-request.ts';
import { useSession } from '../../../shared/session/use-session.ts';
import { notifySuccess } from '../../../shared/ui/toasts/notify.ts';

type AccountNameProps = { name: string; email: string };

/** The name that an account is shown with, changed in its place; a hosted service changes it on its own page. */
export function AccountName({ name, email }: AccountNameProps) {
  const { hosted } = useSession();
  const [isEditing, setIsEditing] = useState(false);
  const editButton = useRef<HTMLButtonElement>(null);

  function close(): void {
    flushSync(() => setIsEditing(false));
    editButton.current?.focus();
  }

  if (isEditing) return <NameForm name={name} email={email} onClose={close} />;
  return (
    <Group gap="var(--space-4) var(--space-16)" align="baseline" justify="space-between">
      <Text dir="auto" span inherit flex="1 1 160px" miw={0}>
        {name || settings.account.noName({ name: accountName({ name, email }) })}
      </Text>
      {!hosted && (
        <Button
          ref={editButton}
          variant="subtle"
          size="compact-md"
          leftSection={<IconPencil size={18} stroke={1.5} aria-hidden />}
          onClick={() => setIsEditing(true)}
        >
          {texts.accountSettings.name.edit}
        </Button>
      )}
    </Group>
  );
}

const words = texts.accountSettings.name;

type NameFormProps = { name: string; email: string; onClose: () => void };

/** Changes the name of a local account. */
function NameForm({ name, email, onClose }: NameFormProps) {
  const session = useSession();
  const { me } = trpc.useUtils().users;
  const schemaForm = useSchemaForm({
    mode: 'uncontrolled',
    read: (values) =>
      readForm(async () => (await import('@platewise/contract/account/user-schema')).changeNameSchema, values),
    initialValues: { name },
    onSubmit: async (_checked, values) => {
      const answer = await authRequest('update-user', values);
      if (!answer.ok) return answer;
      // Tokens carry the name: the next one has the new one.
      session.forgetToken();
      await session.load();
      me.setData(undefined, (known) => known && { ...known, name: values.name.trim() });
      notifySuccess(words.saved);
      onClose();
      return null;
    },
  });
  const { form } = schemaForm;

  return (
    <FormInPlace schemaForm={schemaForm} save={words.save} cancel={words.cancel} onClose={onClose}>
      <TextInput
        aria-label={words.label}
        description={words.hint({ name: accountName({ name: '', email }) })}
        inputWrapperOrder={['label', 'input', 'description', 'error']}
        autoComplete="name"
        key={form.key('name')}
        {...form.getInputProps('name')}
        ref={focusNow}
      />
    </FormInPlace>
  );
}
