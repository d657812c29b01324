import { Button, Group, Stack, TextInput } from '@mantine/core';
import type { Preferences } from '@platewise/contract/account/preferences-schema';
import { addDays, weekStartOf } from '@platewise/contract/dates/local-date';
import { shoppingScreen } from '@platewise/contract/texts/shopping/shopping-screen';
import { failureOf } from '../../../../shared/forms/failure-of.ts';
import { FormError } from '../../../../shared/forms/form-error.tsx';
import { useSchemaForm } from '../../../../shared/forms/use-schema-form.ts';
import { usePreferences } from '../../../../shared/preferences/use-preferences.ts';
import { useToday } from '../../../../shared/preferences/use-today.ts';
import { LoadingBlock } from '../../../../shared/ui/states/loading-block.tsx';
import { TextLink } from '../../../../shared/ui/typography/text-link.tsx';
import { readSourceForm } from '../../data/read-source-form.ts';
import { useFollowSource } from '../../data/use-follow-source.ts';
import { StartAgain } from '../list/start-again.tsx';
import classes from '../shopping.module.css';
import type { SourceProps } from './list-maker.tsx';
import { PeopleInput } from './people-input.tsx';

const words = shoppingScreen.make;
const DAYS_IN_A_WEEK = 7;

/** Days of the calendar: this week, unless the list follows others already. */
export function CalendarSource(props: SourceProps) {
  const { preferences, query } = usePreferences();
  const today = useToday();
  if (!preferences && query.isPending) return <LoadingBlock height={180} />;
  return <CalendarForm {...props} week={weekOf(today, preferences)} />;
}

function weekOf(today: string, preferences: Preferences | undefined): { from: string; to: string } {
  if (!preferences) return { from: '', to: '' };
  const from = weekStartOf(today, preferences.weekStart);
  return { from, to: addDays(from, DAYS_IN_A_WEEK - 1) };
}

function CalendarForm({ list, onDone, week }: SourceProps & { week: { from: string; to: string } }) {
  const { source } = list;
  const known = source?.kind === 'calendar' ? source : week;
  const { follow } = useFollowSource(onDone);
  const { form, formProps, formError, isSending } = useSchemaForm({
    initialValues: {
      from: known.from,
      to: known.to,
      numberOfPeople: String(source?.numberOfPeople ?? 1),
      startAnew: false,
    },
    read: readSourceForm,
    onSubmit: (wish) => follow(wish).then(() => null, failureOf(words.failed)),
  });

  return (
    <form {...formProps}>
      <Stack gap="lg" maw="var(--reading-width)">
        <FormError sentence={formError} />
        <div className={classes.fields}>
          <TextInput type="date" label={words.firstDay} {...form.getInputProps('from')} />
          <TextInput type="date" label={words.lastDay} min={form.values.from} {...form.getInputProps('to')} />
          <PeopleInput {...form.getInputProps('numberOfPeople')} />
        </div>
        <StartAgain
          list={list}
          value={form.values.startAnew}
          onChange={(startAnew) => form.setFieldValue('startAnew', startAnew)}
        />
        <Group className={classes.submit} gap="sm">
          <Button type="submit" loading={isSending}>
            {words.submit}
          </Button>
          <TextLink to="/calendar">{words.openCalendar}</TextLink>
        </Group>
      </Stack>
    </form>
  );
}
