import { TextInput } from '@mantine/core';
import { useForm } from '@mantine/form';
import { DIARY_MACROS, type SetDailyGoal } from '@platewise/contract/diary-schema';
import { LIMITS } from '@platewise/contract/limits';
import { texts } from '@platewise/contract/texts';
import { IconTarget } from '@tabler/icons-react';
import { useMutation } from '@tanstack/react-query';
import { useState } from 'react';
import { errorSentence } from '../../../../shared/api/api-error.ts';
import { randomId } from '../../../../shared/api/random-id.ts';
import { idempotencyContext, trpc } from '../../../../shared/api/trpc.ts';
import { FormError } from '../../../../shared/forms/form-error.tsx';
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
  const { update, isPending, refusal } = useSetGoal();
  const form = useForm<GoalValues>({ initialValues: valuesOfGoal(goal) });

  /** The field shows what was read from it: the documented 2000 where the text is no number. */
  function readBack() {
    const { dailyGoal } = form.values;
    const text = String(readGoalKcal(dailyGoal));
    setFellBack(readDecimal(dailyGoal) === null);
    if (text !== dailyGoal) form.setFieldValue('dailyGoal', text);
  }

  function submit() {
    if (isPending) return;
    readBack();
    const read = readGoalValues(form.values, date);
    if (read.ok) return update(read.goal);
    form.setErrors(read.errors);
    form.getInputNode(Object.keys(read.errors)[0] ?? 'dailyGoal')?.focus();
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
        noValidate
        aria-label={texts.calorieTracker.dailyGoalSettings}
        onSubmit={(event) => {
          event.preventDefault();
          submit();
        }}
      >
        <FormError sentence={refusal} />
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
          <BusyButton type="submit" isBusy={isPending}>
            {isPending ? texts.calorieTracker.updatingGoal : texts.calorieTracker.updateGoal}
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

/** Sets the goal from a day on; other days that it holds on are asked for again. */
function useSetGoal() {
  const utils = trpc.useUtils();
  const [refusal, setRefusal] = useState<string | null>(null);
  const setting = useMutation({
    // One key for each press: the one retry changes nothing twice.
    mutationFn: ({ goal, key }: { goal: SetDailyGoal; key: string }) =>
      utils.client.calorie.setDailyGoal.mutate(goal, idempotencyContext(key)),
    onMutate: () => setRefusal(null),
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
    onError: (error) => setRefusal(errorSentence(error, useSetGoalWords.goalFailed)),
  });

  return {
    update: (goal: SetDailyGoal) => setting.mutate({ goal, key: randomId() }),
    isPending: setting.isPending,
    refusal,
  };
}
