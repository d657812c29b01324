import { Button, Skeleton, TextInput } from '@mantine/core';
import { addDays, weekStartOf } from '@platewise/contract/local-date';
import { shoppingScreen } from '@platewise/contract/locales/en/shopping-screen';
import type { Preferences } from '@platewise/contract/preferences-schema';
import { texts } from '@platewise/contract/texts';
import { useState } from 'react';
import { errorSentence } from '../../../../shared/api/api-error.ts';
import { FormError } from '../../../../shared/forms/form-error.tsx';
import { usePreferences } from '../../../../shared/preferences/use-preferences.ts';
import { useToday } from '../../../../shared/preferences/use-today.ts';
import { TextLink } from '../../../../shared/ui/typography/text-link.tsx';
import { readSourceForm, type SourceErrors } from '../../data/read-source-form.ts';
import { useFollowSource } from '../../data/use-follow-source.ts';
import { StartAgain } from '../list/start-again.tsx';
import classes from './list-maker.module.css';
import type { SourceProps } from './list-maker.tsx';
import { PeopleInput } from './people-input.tsx';

const words = shoppingScreen.make;
const DAYS_IN_A_WEEK = 7;

/** Days of the calendar: this week, unless the list follows others already. */
export function CalendarSource(props: SourceProps) {
  const { preferences, query } = usePreferences();
  const today = useToday();
  if (!preferences && query.isPending) return <Skeleton height={180} aria-label={texts.shell.loading} />;
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
  const [from, setFrom] = useState(known.from);
  const [to, setTo] = useState(known.to);
  const [people, setPeople] = useState(String(source?.numberOfPeople ?? 1));
  const [startAnew, setIsFresh] = useState(false);
  const [errors, setErrors] = useState<SourceErrors>({});
  const following = useFollowSource(onDone);

  function change(set: (value: string) => void) {
    return (value: string) => {
      set(value);
      setErrors({});
      following.forgetError();
    };
  }

  return (
    <form
      className={classes.form}
      noValidate
      onSubmit={(event) => {
        event.preventDefault();
        const read = readSourceForm({ from, to, people, startAnew });
        setErrors(read.ok ? {} : read.errors);
        if (read.ok) following.follow(read.wish);
      }}
    >
      {following.error && <FormError sentence={errorSentence(following.error, words.failed)} />}
      <div className={classes.fields}>
        <TextInput
          type="date"
          label={words.firstDay}
          value={from}
          error={errors.from}
          onChange={({ currentTarget }) => change(setFrom)(currentTarget.value)}
        />
        <TextInput
          type="date"
          label={words.lastDay}
          value={to}
          min={from}
          error={errors.to}
          onChange={({ currentTarget }) => change(setTo)(currentTarget.value)}
        />
        <PeopleInput value={people} error={errors.numberOfPeople} onChange={change(setPeople)} />
      </div>
      <StartAgain list={list} value={startAnew} onChange={setIsFresh} />
      <div className={classes.submit}>
        <Button type="submit" loading={following.isBusy}>
          {words.submit}
        </Button>
        <TextLink to="/calendar">{words.openCalendar}</TextLink>
      </div>
    </form>
  );
}
