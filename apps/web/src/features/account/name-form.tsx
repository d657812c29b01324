import { Button, TextInput } from '@mantine/core';
import { texts } from '@platewise/contract/texts';
import { changeNameSchema } from '@platewise/contract/user-schema';
import { notifySuccess } from '../../components/notify.ts';
import { trpc } from '../../trpc.ts';
import { authRequest } from '../auth/auth-request.ts';
import { FormError } from '../auth/form-error.tsx';
import { useAuthForm } from '../auth/use-auth-form.ts';
import { useSession } from '../auth/use-session.ts';
import { accountName } from '../shell/account-name.ts';
import classes from './account-name.module.css';

const words = texts.accountSettings.name;

type NameFormProps = { name: string; email: string; onClose: () => void };

/** Changes the name of a local account. */
export function NameForm({ name, email, onClose }: NameFormProps) {
  const session = useSession();
  const { me } = trpc.useUtils().users;
  const { form, formError, isSending, onSubmit } = useAuthForm({
    schema: changeNameSchema,
    initialValues: { name },
    send: async (values) => {
      const answer = await authRequest('update-user', values);
      if (!answer.ok) return answer;
      // Tokens carry the name: the next one has the new one.
      session.forgetToken();
      await session.load();
      me.setData(undefined, (known) => known && { ...known, name: values.name.trim() });
      return answer;
    },
    onDone: () => {
      notifySuccess(words.saved);
      onClose();
    },
  });

  return (
    <form
      className={classes.form}
      noValidate
      onSubmit={onSubmit}
      onKeyDown={(event) => {
        if (event.key === 'Escape') onClose();
      }}
    >
      <FormError sentence={formError} />
      <TextInput
        aria-label={words.label}
        description={words.hint({ name: accountName({ name: '', email }) })}
        inputWrapperOrder={['label', 'input', 'description', 'error']}
        autoComplete="name"
        key={form.key('name')}
        {...form.getInputProps('name')}
        ref={focusNow}
      />
      <div className={classes.buttons}>
        <Button type="submit" loading={isSending}>
          {words.save}
        </Button>
        <Button variant="default" onClick={onClose}>
          {words.cancel}
        </Button>
      </div>
    </form>
  );
}

function focusNow(field: HTMLInputElement | null) {
  field?.focus({ preventScroll: true });
}
