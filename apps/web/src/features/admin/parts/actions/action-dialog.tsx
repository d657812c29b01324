import { Button, Stack, TextInput } from '@mantine/core';
import { LIMITS } from '@platewise/contract/limits';
import { adminScreen } from '@platewise/contract/texts/admin/admin-screen';
import { type ReactNode, useId } from 'react';
import { FormError } from '../../../../shared/forms/form-error.tsx';
import type { SchemaForm } from '../../../../shared/forms/use-schema-form.ts';
import { QuestionModal } from '../../../../shared/ui/dialogs/question-modal.tsx';
import list from '../../../../shared/ui/lists/text-list.module.css';

const words = adminScreen.actions;

type ActionDialogProps = {
  title: string;
  /** What happens, line by line; that the person gets an email comes last of itself. */
  lines: readonly string[];
  yes: string;
  isDangerous?: boolean;
  schemaForm: Pick<SchemaForm, 'formProps' | 'formError' | 'isSending'>;
  /** Of the field in which the reason is typed. */
  reason: object;
  /** Fields of its own, before the reason. */
  children?: ReactNode;
  onClose: () => void;
};

/** Says what an action does to the person, and asks why before it is done. */
export function ActionDialog({
  title,
  lines,
  yes,
  isDangerous = false,
  schemaForm: { formProps, formError, isSending },
  reason,
  children,
  onClose,
}: ActionDialogProps) {
  const formId = useId();
  const close = () => {
    if (!isSending) onClose();
  };
  return (
    <QuestionModal
      title={title}
      onClose={close}
      answers={
        <>
          <Button
            type="submit"
            form={formId}
            loading={isSending}
            {...(isDangerous && { variant: 'light', color: 'tomato' })}
          >
            {yes}
          </Button>
          <Button variant="default" disabled={isSending} onClick={close}>
            {words.keep}
          </Button>
        </>
      }
    >
      <ul className={list.list}>
        {[...lines, words.mailed].map((line) => (
          <li key={line}>{line}</li>
        ))}
      </ul>
      <FormError sentence={formError} />
      <form id={formId} {...formProps}>
        <Stack>
          {children}
          <TextInput
            label={words.reason}
            description={words.reasonHint}
            inputWrapperOrder={['label', 'input', 'description', 'error']}
            autoComplete="off"
            maxLength={LIMITS.adminReasonMaxCharacters}
            {...reason}
          />
        </Stack>
      </form>
    </QuestionModal>
  );
}
