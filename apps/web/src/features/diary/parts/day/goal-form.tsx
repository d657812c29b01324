import { Box, Flex, Group, Stack, Text, TextInput } from '@mantine/core';
import { DIARY_MACROS } from '@platewise/contract/diary/diary-macros';
import type { SetDailyGoal } from '@platewise/contract/diary/diary-schema';
import { LIMITS } from '@platewise/contract/limits';
import { texts } from '@platewise/contract/texts';
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
import classes from '../diary.module.css';
import { BusyButton } from './busy-button.tsx';
import { shortDateText } from './date-text.ts';

const words = texts.calorieScreen;

/** What the day aims at, as it is when the form is opened. */
export function GoalForm({ day: { date, goal } }: { day: DiaryDay }) {
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

  const dailyGoal = form.getInputProps('dailyGoal');
  return (
    <form
      aria-label={texts.calorieTracker.dailyGoalSettings}
      {...formProps}
      onSubmit={(event) => {
        readBack();
        formProps.onSubmit(event);
      }}
    >
      <Stack px={{ base: 0, md: 'xs' }} pb="xs">
        <FormError sentence={formError} />
        <Flex direction={{ base: 'column', md: 'row' }} gap="var(--space-16) var(--space-40)">
          <TextInput
            flex={1}
            miw={0}
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
          <Box component="fieldset" flex={2} m={0} p={0} bd="none" miw={0}>
            <Text component="legend" size="sm" pb="var(--space-4)" c="dimmed">
              {words.macroGoals}
            </Text>
            <Box className={classes.thirds} style={{ alignItems: 'end' }}>
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
            </Box>
          </Box>
        </Flex>
        <Group gap="var(--space-8) var(--space-16)">
          <BusyButton type="submit" isBusy={isSending}>
            {isSending ? texts.calorieTracker.updatingGoal : texts.calorieTracker.updateGoal}
          </BusyButton>
          <Text size="sm" flex="1 1 240px" c="dimmed">
            {goal.from === null && `${words.goalUsual} `}
            {words.goalFrom({ date: shortDateText(date) })}
          </Text>
        </Group>
      </Stack>
    </form>
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
