import { Button, Group, NativeSelect, Text, TextInput } from '@mantine/core';
import { USUAL_TIMES } from '@platewise/contract/account/reminder-options';
import type { Reminders, SetReminders } from '@platewise/contract/account/reminder-schema';
import { dateFormat } from '@platewise/contract/language/formats';
import { reminders as words } from '@platewise/contract/texts/account/reminders';
import { errorSentence } from '../../../../shared/api/api-error.ts';
import { trpc } from '../../../../shared/api/trpc.ts';
import { FormError } from '../../../../shared/forms/form-error.tsx';
import { readForm } from '../../../../shared/forms/read-form.ts';
import { useSchemaForm } from '../../../../shared/forms/use-schema-form.ts';
import { deviceZone } from '../../../../shared/preferences/device-zone.ts';
import { useChangePreferences } from '../../../../shared/preferences/use-change-preferences.ts';
import { usePreferences } from '../../../../shared/preferences/use-preferences.ts';
import { notifySuccess } from '../../../../shared/ui/toasts/notify.ts';
import { SwitchRow } from '../switch-row.tsx';

const weekday = dateFormat({ weekday: 'long', timeZone: 'UTC' });
/** A Sunday. */
const FIRST_DAY = Date.UTC(2026, 10, 22);
const DAY_MS = 86_400_000;
const WEEKDAYS = [0, 1, 2, 3, 4, 5, 6].map((value) => ({
  value: String(value),
  label: weekday.format(new Date(FIRST_DAY + value * DAY_MS)),
}));

const schema = async () => (await import('@platewise/contract/account/reminder-schema')).setRemindersSchema;

/** Of what somebody is reminded and when; nothing is on by itself. */
export function RemindersForm({ reminders: { settings, isLogOffered, isWeighInOffered } }: { reminders: Reminders }) {
  const { get } = trpc.useUtils().reminders;
  const { preferences } = usePreferences();
  const { mutateAsync: changePreferences } = useChangePreferences();
  const saving = trpc.reminders.set.useMutation();
  const { form, formProps, formError, isSending } = useSchemaForm({
    initialValues: valuesOf(settings),
    read: (values) => readForm(schema, inputOf(values)),
    onSubmit: async (value: SetReminders) => {
      try {
        // Without a zone times would be those of UTC.
        if (preferences?.timeZone === null) await changePreferences({ timeZone: deviceZone() });
        get.setData(undefined, await saving.mutateAsync(value));
      } catch (error) {
        return { sentence: errorSentence(error, words.saveFailed) };
      }
      notifySuccess(words.saved);
      return null;
    },
  });
  const { hasPreparation, hasLog, hasWeighIn } = form.values;
  const time = (field: 'preparation' | 'log' | 'weighIn') => (
    <TextInput type="time" label={words.time} maw={160} mt="sm" {...form.getInputProps(field)} />
  );

  return (
    <form aria-label={words.what} {...formProps}>
      <FormError sentence={formError} />
      <SwitchRow
        label={words.preparation}
        state={words.preparationText}
        isOn={hasPreparation}
        onChange={(isOn) => form.setFieldValue('hasPreparation', isOn)}
      />
      {hasPreparation && time('preparation')}
      {isLogOffered && (
        <SwitchRow
          label={words.log}
          state={words.logText}
          isOn={hasLog}
          onChange={(isOn) => form.setFieldValue('hasLog', isOn)}
        />
      )}
      {isLogOffered && hasLog && time('log')}
      {isWeighInOffered && (
        <SwitchRow
          label={words.weighIn}
          state={words.weighInText}
          isOn={hasWeighIn}
          onChange={(isOn) => form.setFieldValue('hasWeighIn', isOn)}
        />
      )}
      {isWeighInOffered && hasWeighIn && (
        <Group gap="sm" align="flex-start">
          <NativeSelect label={words.weekday} data={WEEKDAYS} mt="sm" {...form.getInputProps('weekday')} />
          {time('weighIn')}
        </Group>
      )}
      <Text component="h3" fw={600} mt="xl" fz="md">
        {words.quiet}
      </Text>
      <Text size="sm" c="dimmed">
        {words.quietText}
      </Text>
      <Group gap="sm" mt="sm" mb="md">
        <TextInput type="time" label={words.quietFrom} {...form.getInputProps('quietFrom')} />
        <TextInput type="time" label={words.quietUntil} {...form.getInputProps('quietUntil')} />
      </Group>
      <Button type="submit" variant="default" loading={isSending}>
        {words.save}
      </Button>
    </form>
  );
}

function valuesOf({ preparation, log, weighIn, quiet }: SetReminders) {
  return {
    hasPreparation: preparation !== null,
    preparation: preparation ?? USUAL_TIMES.preparation,
    hasLog: log !== null,
    log: log ?? USUAL_TIMES.log,
    hasWeighIn: weighIn !== null,
    weekday: String(weighIn?.weekday ?? USUAL_TIMES.weighIn.weekday),
    weighIn: weighIn?.time ?? USUAL_TIMES.weighIn.time,
    quietFrom: quiet.from,
    quietUntil: quiet.until,
  };
}

function inputOf(values: ReturnType<typeof valuesOf>) {
  const { hasPreparation, preparation, hasLog, log, hasWeighIn, quietFrom, quietUntil } = values;
  return {
    preparation: hasPreparation ? preparation : null,
    log: hasLog ? log : null,
    weighIn: hasWeighIn ? { weekday: Number(values.weekday), time: values.weighIn } : null,
    quiet: { from: quietFrom, until: quietUntil },
  };
}
