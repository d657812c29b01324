import { Button, Group, Stack, Text } from '@mantine/core';
import type { ReactNode, Ref } from 'react';
import type { SchemaForm } from '../../../../shared/forms/use-schema-form.ts';

type DialogFormProps = Pick<SchemaForm, 'formProps' | 'formError' | 'isSending'> & {
  submit: string;
  submitRef?: Ref<HTMLButtonElement>;
  /** Another way out next to the one that submits. */
  other?: ReactNode;
  children: ReactNode;
};

/** Fields, and the button that does what the dialog is about. */
export function DialogForm({ formProps, formError, isSending, submit, submitRef, other, children }: DialogFormProps) {
  return (
    <form {...formProps}>
      <Stack>
        {children}
        {formError && (
          <Text role="alert" inherit c="var(--tomato)">
            {formError}
          </Text>
        )}
        <Group gap="xs">
          <Button ref={submitRef} type="submit" loading={isSending}>
            {submit}
          </Button>
          {other}
        </Group>
      </Stack>
    </form>
  );
}
