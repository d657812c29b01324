import { Button, NativeSelect, TextInput, Title } from '@mantine/core';
import { useForm } from '@mantine/form';
import { LIMITS } from '@platewise/contract/limits';
import { texts } from '@platewise/contract/texts';
import { useId } from 'react';
import { errorSentence } from '../../api-error.ts';
import { trpc } from '../../trpc.ts';
import { FormError } from '../auth/form-error.tsx';
import classes from './token-form.module.css';

const words = texts.accountSettings.tokens;
/** Days after which a token ends; 0 for none. */
const CHOICES = [30, 90, 365, 0] as const;
const USUAL_DAYS = 90;

type TokenFormProps = { onMade: (made: { name: string; token: string }) => void; onClose: () => void };

/** Names a new token and says when it ends. */
export function TokenForm({ onMade, onClose }: TokenFormProps) {
  const titleId = useId();
  const { list } = trpc.useUtils().users.tokens;
  // Sent again by itself, it could make a token that nobody ever sees.
  const making = trpc.users.tokens.create.useMutation({
    retry: false,
    onSuccess: ({ token, ...listed }) => {
      list.setData(undefined, (known) => [listed, ...(known ?? [])]);
      onMade({ name: listed.name, token });
    },
    onError: () => void list.invalidate(),
  });
  const form = useForm({
    initialValues: { name: '', days: String(USUAL_DAYS) },
    validate: { name: (name) => (name.trim() ? null : words.nameMissing) },
  });

  function make({ name, days }: typeof form.values): void {
    if (!making.isPending) making.mutate({ name, expiresInDays: Number(days) || null });
  }

  return (
    <form
      className={classes.form}
      aria-labelledby={titleId}
      noValidate
      onSubmit={form.onSubmit(make, () => form.getInputNode('name')?.focus())}
      onKeyDown={(event) => {
        if (event.key === 'Escape') onClose();
      }}
    >
      <Title order={3} size="h5" id={titleId}>
        {words.formTitle}
      </Title>
      <FormError sentence={making.error && errorSentence(making.error, words.failed)} />
      <div className={classes.fields}>
        <TextInput
          label={words.name}
          placeholder={words.namePlaceholder}
          maxLength={LIMITS.nameMaxCharacters}
          autoComplete="off"
          ref={focusNow}
          {...form.getInputProps('name')}
        />
        <NativeSelect
          label={words.ends}
          data={CHOICES.map((days) => ({ value: String(days), label: words.endChoices[days] }))}
          {...form.getInputProps('days')}
        />
      </div>
      <div className={classes.buttons}>
        <Button type="submit" loading={making.isPending}>
          {words.create}
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
