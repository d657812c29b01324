import { TextInput } from '@mantine/core';
import { DIARY_MACROS, type SetDailyGoal } from '@platewise/contract/diary-schema';
import { LIMITS } from '@platewise/contract/limits';
import { texts } from '@platewise/contract/texts';
import { IconTarget } from '@tabler/icons-react';
import { useMutation } from '@tanstack/react-query';
import { useState } from 'react';
import { randomId } from '../../../../shared/api/random-id.ts';
import { idempotencyContext, trpc } from '../../../../shared/api/trpc.ts';
import { failureOf } from '../../../../shared/forms/failure-of.ts';
import { FormError } from '../../../../shared/forms/form-error.tsx';
import { type FormFailure, useSchemaForm } from '../../../../shared/forms/use-schema-form.ts';
import { wholeNumberText } from '../../../../shared/meal/quantities.ts';
import { notifySuccess } from '../../../../shared/ui/toasts/notify.ts';
import type { DiaryDay } from '../../data/diary-day.ts';
import { type GoalValues, readGoalValues, valuesOfGoal } from '../../data/values/goal-values.ts';
import { readDecimal, readGoalKcal } from '../../data/values/read-amount.ts';
import { FigureInput } from '../add/figure-input.tsx';
import { BusyButton } from './busy-button.tsx';
import { shortDateText } from './date-text.ts';
import { Disclosure } from './disclosure.tsx';
import classes from './goal-settings.module.css';

const words = texts.calorieScreen;

/** What the day aims at, folded away until it is to be changed (shell 2). */
export function GoalSettings({ day: { date, goal } }: { day: DiaryDay }) {
  const [isOpen, setIsOpen] = useState(false);
  const [fellBack, setFellBack] = useState(false);
  const setGoal = useSetGoal();
  const { form, formProps, formError, isSending } = useSchemaForm({
    initialValues: valuesOfGoal(goal),
    read: (values: GoalValues) => readGoalValues(values, date),
    onSubmit: setGoal,
  });

  /** The field shows what was read from it: the documented 2000 where the text is no number. */
  function readBack() {
    const { dailyGoal } = form.values;
    const text = String(readGoalKcal(dailyGoal));
    setFellBack(readDecimal(dailyGoal) === null);
    if (text !== dailyGoal) form.setFieldValue('dailyGoal', text);
  }

  function toggle() {
    if (!isOpen) form.setValues(valuesOfGoal(goal));
    setFellBack(false);
    setIsOpen(!isOpen);
  }

  const dailyGoal = form.getInputProps('dailyGoal');
  return (
    <Disclosure
      title={texts.calorieTracker.dailyGoalSettings}
      icon={<IconTarget size={18} stroke={1.5} aria-hidden />}
      isOpen={isOpen}
      onToggle={toggle}
      className={classes.panel}
    >
      <form
        className={classes.form}
        aria-label={texts.calorieTracker.dailyGoalSettings}
        {...formProps}
        onSubmit={(event) => {
          readBack();
          formProps.onSubmit(event);
        }}
      >
        <FormError sentence={formError} />
        <div className={classes.fields}>
          <TextInput
            type="number"
            inputMode="numeric"
            label={words.goalKcal}
            min={LIMITS.dailyGoalMinKcal}
            max={LIMITS.dailyGoalMaxKcal}
            step={50}
            description={
              fellBack ? words.goalFallback({ kcal: wholeNumberText(LIMITS.dailyGoalDefaultKcal) }) : words.goalUnit
            }
            {...dailyGoal}
            onChange={(event) => {
              setFellBack(false);
              dailyGoal.onChange?.(event);
            }}
            onBlur={readBack}
          />
          <fieldset className={classes.macros}>
            <legend>{words.macroGoals}</legend>
            {DIARY_MACROS.map((macro) => (
              <FigureInput
                key={macro}
                label={words.macroGoal({ macro: texts.meal[macro] })}
                placeholder={words.noGoal}
                value={form.values[macro]}
                input={form.getInputProps(macro)}
                onRead={(text) => form.setFieldValue(macro, text)}
              />
            ))}
          </fieldset>
        </div>
        <div className={classes.foot}>
          <BusyButton type="submit" isBusy={isSending}>
            {isSending ? texts.calorieTracker.updatingGoal : texts.calorieTracker.updateGoal}
          </BusyButton>
          <p>
            {goal.from === null && `${words.goalUsual} `}
            {words.goalFrom({ date: shortDateText(date) })}
          </p>
        </div>
      </form>
    </Disclosure>
  );
}

const useSetGoalWords = texts.calorieTracker;

/** Sets the goal from a day on; other days that it holds on are asked for again. Resolves with why it was not set. */
function useSetGoal(): (goal: SetDailyGoal) => Promise<FormFailure | null> {
  const utils = trpc.useUtils();
  const setting = useMutation({
    // One key for each press: the one retry changes nothing twice.
    mutationFn: ({ goal, key }: { goal: SetDailyGoal; key: string }) =>
      utils.client.calorie.setDailyGoal.mutate(goal, idempotencyContext(key)),
    onSuccess: (entry) => {
      const { date, dailyGoal: calories, goals } = entry;
      utils.calorie.day.setData({ date }, (day) => day && { ...day, entry, goal: { calories, ...goals, from: date } });
      notifySuccess(useSetGoalWords.goalUpdated);
      // The calendar's target follows where no profile has one.
      return Promise.all([
        utils.calorie.day.invalidate(),
        utils.calorie.trend.invalidate(),
        utils.calendar.invalidate(),
      ]);
    },
  });

  return (goal) =>
    setting.mutateAsync({ goal, key: randomId() }).then(() => null, failureOf(useSetGoalWords.goalFailed));
}
