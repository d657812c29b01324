import { Button, Group, Stack, Title } from '@mantine/core';
import { type ReactNode, useId } from 'react';
import { FormError } from './form-error.tsx';
import type { SchemaForm } from './use-schema-form.ts';

type FormInPlaceProps = {
  schemaForm: Pick<SchemaForm, 'formProps' | 'formError' | 'isSending'>;
  /** Where the form says what it is for; others stand below a heading that does. */
  title?: string;
  save: string;
  cancel: string;
  onClose: () => void;
  children: ReactNode;
};

/** A form that opened in the place of what it changes: one button does it, the other and Escape leave it as it was. */
export function FormInPlace({ schemaForm, title, save, cancel, onClose, children }: FormInPlaceProps) {
  const titleId = useId();
  return (
    <form
      {...(title !== undefined && { 'aria-labelledby': titleId })}
      {...schemaForm.formProps}
      onKeyDown={(event) => {
        if (event.key === 'Escape') onClose();
      }}
    >
      <Stack gap="md">
        {title !== undefined && (
          <Title order={3} size="h5" id={titleId}>
            {title}
          </Title>
        )}
        <FormError sentence={schemaForm.formError} />
        {children}
        <Group gap="xs" align="stretch">
          <Button type="submit" loading={schemaForm.isSending}>
            {save}
          </Button>
          <Button variant="default" onClick={onClose}>
            {cancel}
          </Button>
        </Group>
      </Stack>
    </form>
  );
}
