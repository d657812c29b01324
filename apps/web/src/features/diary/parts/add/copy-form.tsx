import { Box, Button, Group, Stack, TextInput } from '@mantine/core';
import { FIRST_DATE } from '@platewise/contract/dates/known-dates';
import { yearAfter } from '@platewise/contract/dates/local-date';
import { texts } from '@platewise/contract/texts';
import { FormError } from '../../../../shared/forms/form-error.tsx';
import type { ReadForm } from '../../../../shared/forms/read-form.ts';
import { useSchemaForm } from '../../../../shared/forms/use-schema-form.ts';
import { useFocusAfterMenu } from '../../data/use-focus-after-menu.ts';
import { BusyButton } from '../day/busy-button.tsx';
import { isTrackable } from '../day/shown-date.ts';

type CopyFormProps = {
  title: string;
  /** The day that is offered. */
  usual: string;
  today: string;
  isPending: boolean;
  refusal: string | null;
  onCopy: (to: string) => void;
  onClose: () => void;
};

const words = texts.calorieScreen;

/** The day to copy to. */
export function CopyForm({ title, usual, today, isPending, refusal, onCopy, onClose }: CopyFormProps) {
  const field = useFocusAfterMenu();
  const { form, formProps } = useSchemaForm({
    initialValues: { to: usual },
    read: readDay,
    onSubmit: (to) => {
      onCopy(to);
      return null;
    },
  });

  return (
    <Box
      component="form"
      flex="1 1 100%"
      aria-label={title}
      {...formProps}
      onKeyDown={({ key }) => key === 'Escape' && onClose()}
    >
      <Stack gap="sm" maw={360} pt="xs" pb="md">
        <FormError sentence={refusal} />
        <TextInput
          ref={field}
          type="date"
          label={title}
          min={FIRST_DATE}
          max={yearAfter(today)}
          {...form.getInputProps('to')}
        />
        <Group gap="xs" align="stretch">
          <BusyButton type="submit" isBusy={isPending}>
            {words.copy}
          </BusyButton>
          <Button variant="default" onClick={onClose}>
            {words.cancel}
          </Button>
        </Group>
      </Stack>
    </Box>
  );
}

function readDay({ to }: { to: string }): ReadForm<string, 'to'> {
  if (isTrackable(to, new Date())) return { ok: true, value: to };
  return { ok: false, errors: { to: texts.validation.date({ field: words.date }) } };
}
