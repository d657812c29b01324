import { Box, Button, Checkbox, Flex, Progress, Select, Text } from '@mantine/core';
import { useReducedMotion } from '@mantine/hooks';
import type { CalendarDay } from '@platewise/contract/calendar/calendar-schema';
import { LIMITS } from '@platewise/contract/limits';
import { texts } from '@platewise/contract/texts';
import { calendarScreen } from '@platewise/contract/texts/calendar/calendar-screen';
import { mealsToFill } from '@platewise/domain/calendar/meals-to-fill';
import { slotsOfCount } from '@platewise/domain/calendar/slots-of-count';
import { useRef, useState } from 'react';
import { doneOr, useSchemaForm } from '../../../../shared/forms/use-schema-form.ts';
import { wholeNumberText } from '../../../../shared/meal/quantities.ts';
import { takesTokens } from '../../../../shared/plan/changes/takes-tokens.ts';
import { usePreferences } from '../../../../shared/preferences/use-preferences.ts';
import { useProfiles } from '../../../../shared/profiles/use-profiles.ts';
import { useSubscription } from '../../../../shared/subscription/use-subscription.ts';
import { Dialog, type DialogProps } from '../../../../shared/ui/dialogs/dialog.tsx';
import { TextLink } from '../../../../shared/ui/typography/text-link.tsx';
import type { CalendarDesk } from '../../data/calendar-desk.ts';
import type { ChangeReport } from '../../data/change-report.ts';
import { daysToFill, isPlannable, openSlots, placesToFill } from '../../data/open-slots.ts';
import { useFillDays } from '../../data/use-fill-days.ts';
import type { ShownWeek } from '../../screens/shown-week.ts';
import { shortDayText } from '../week/day-words.ts';
import { CookingFields, cookingTimeOn, possibleWishes, USUAL_COOKING } from './cooking-fields.tsx';
import { DialogForm } from './dialog-form.tsx';
import { FoodWishesField, NO_FOOD_WISHES, notesOfWishes } from './food-wishes.tsx';
import { PlannedFor } from './planned-for.tsx';

type FillDialogProps = DialogProps & {
  desk: CalendarDesk;
  week: ShownWeek;
  onReport: (report: ChangeReport) => void;
};

const words = calendarScreen;
const USUAL_COUNT = 3;
const COUNTS = Array.from({ length: LIMITS.mealCountMax - LIMITS.mealCountMin + 1 }, (_, index) => {
  const count = LIMITS.mealCountMin + index;
  const names = slotsOfCount(count)
    .map((slot) => texts.calendar.slots[slot].toLowerCase())
    .join(', ');
  return { value: String(count), label: words.mealsNames({ count, names }) };
});

/** New meals for days of the week: which, how many, what they take, and the way to give it up. */
export function FillDialog({ desk, onReport, ...frame }: FillDialogProps) {
  const fill = useFillDays(desk.changes, onReport);
  const close = () => {
    fill.cancel();
    frame.onClose();
  };
  return (
    <Dialog title={words.fillTitle} opened={frame.opened} onClose={close}>
      <FillForm desk={desk} fill={fill} onDone={frame.onClose} />
    </Dialog>
  );
}

type FillFormProps = { desk: CalendarDesk; fill: ReturnType<typeof useFillDays>; onDone: () => void };

function FillForm({ desk: { days, today }, fill, onDone }: FillFormProps) {
  const subscription = useSubscription();
  const submitButton = useRef<HTMLButtonElement>(null);
  const isCalm = useReducedMotion();
  const { profiles } = useProfiles();
  const planned = usePreferences().preferences?.profile?._id ?? null;
  const [profileId, setProfileId] = useState<string | null>(null);
  const [mealCount, setMealCount] = useState(USUAL_COUNT);
  const [wishes, setWishes] = useState(USUAL_COOKING);
  const [foods, setFoods] = useState(NO_FOOD_WISHES);
  const [acceptsUnread, setAcceptsUnread] = useState(false);
  const isPaid = takesTokens(subscription);
  const [chosen, setChosen] = useState<readonly string[]>(() =>
    daysToFill(days, {
      today,
      mealCount,
      ...USUAL_COOKING,
      mealsMax: isPaid ? subscription.tokens : Infinity,
    }),
  );
  const chosenDays = days.filter(({ date }) => chosen.includes(date));
  const places = placesToFill(chosenDays, mealCount);
  const cooking = possibleWishes(wishes, places);
  const { newMeals: meals, ...again } = mealsToFill(places, cooking);
  const lacksTokens = isPaid && meals > subscription.tokens;
  // Which days are open follows from how many meals they get, so the fields are states of their own.
  const { form: _form, ...frame } = useSchemaForm({
    initialValues: {},
    read: () => ({ ok: true, value: null }),
    onSubmit: async () => doneOr(await run(), onDone),
  });

  /** Why it was not done, in a sentence; null when it was, and nothing to say when it was given up. */
  async function run(): Promise<string | null> {
    if (chosen.length === 0) return words.fillNoDays;
    if (meals === 0) return words.fillNone;
    // The fields are closed meanwhile, and Enter in one of them asks as well.
    submitButton.current?.focus();
    return fill.run({
      days: chosenDays.map(({ date }) => ({ date, cookingTime: cookingTimeOn(date, cooking) })),
      mealCount,
      leftovers: cooking.leftovers,
      dinners: cooking.dinners,
      batchDay: cooking.batchDay,
      repeatBreakfasts: cooking.repeatBreakfasts,
      additionalNotes: notesOfWishes(foods),
      ...(profileId !== null && profileId !== planned && { profileId }),
      ...(acceptsUnread && { acceptNotAssessed: true as const }),
    });
  }

  return (
    <DialogForm
      {...frame}
      submit={words.fillNow({ count: meals })}
      submitRef={submitButton}
      other={
        fill.isPending && (
          <Button
            variant="default"
            onClick={() => {
              fill.cancel();
              // The pressed button goes with what is given up.
              submitButton.current?.focus();
            }}
          >
            {words.cancel}
          </Button>
        )
      }
    >
      <Text inherit c="dimmed">
        {words.fillText}
      </Text>
      {profiles.length > 1 ? (
        <Select
          label={words.fillFor}
          data={profiles.map(({ _id, name, dietaryPreferences, calorieTarget }) => ({
            value: _id,
            label: words.fillForProfile({
              name,
              diet: texts.options.diet[dietaryPreferences ?? 'none'],
              target: wholeNumberText(calorieTarget),
            }),
          }))}
          value={profileId ?? planned}
          allowDeselect={false}
          disabled={fill.isPending}
          onChange={setProfileId}
        />
      ) : (
        <PlannedFor />
      )}
      <Box component="fieldset" disabled={fill.isPending} m={0} p={0} bd="none" miw={0}>
        <Text component="legend" size="sm" mb="xs" fw={600}>
          {words.fillDays}
        </Text>
        <Flex gap="sm" wrap="wrap">
          {days.map((day) => {
            const count = openSlots(day, mealCount).length;
            const isOpen = count > 0 && isPlannable(day);
            const free = count === 0 ? words.fillFull : words.fillFree({ count });
            return (
              <Checkbox
                key={day.date}
                w={190}
                label={
                  <>
                    {shortDayText(day.date)}{' '}
                    <Text span size="sm" c="dimmed">
                      {isPlannable(day) ? free : words.fillOffGoal}
                    </Text>
                  </>
                }
                checked={chosen.includes(day.date)}
                disabled={!isOpen}
                onChange={({ currentTarget }) =>
                  setChosen(currentTarget.checked ? [...chosen, day.date] : chosen.filter((date) => date !== day.date))
                }
              />
            );
          })}
        </Flex>
      </Box>
      <GoalNote day={days.find((day) => !isPlannable(day))} />
      <Select
        label={words.mealsADay}
        data={COUNTS}
        value={String(mealCount)}
        allowDeselect={false}
        disabled={fill.isPending}
        onChange={(value) => setMealCount(Number(value))}
      />
      <CookingFields wishes={cooking} places={places} disabled={fill.isPending} onChange={setWishes} />
      <FoodWishesField wishes={foods} disabled={fill.isPending} onChange={setFoods} />
      {fill.hasUnread && (
        <Checkbox
          label={texts.planner.planWithoutUnread}
          checked={acceptsUnread}
          disabled={fill.isPending}
          onChange={({ currentTarget }) => setAcceptsUnread(currentTarget.checked)}
        />
      )}
      <Box role="status" mih="48px">
        {fill.isPending ? (
          <>
            <Text inherit>{words.filling({ count: meals })}</Text>
            <Progress value={100} animated={!isCalm} aria-hidden mt="xs" />
          </>
        ) : (
          <Text inherit>
            <strong>{words.fillMeals({ count: meals })}</strong>
            {again.leftovers > 0 && `, ${words.fillLunches({ count: again.leftovers })}`}
            {again.repeats > 0 && `, ${words.fillBreakfasts({ count: again.repeats })}`}
            {isPaid && meals > 0 && ` · ${words.fillTokens({ count: meals, left: subscription.tokens })}`}
          </Text>
        )}
        {!fill.isPending && lacksTokens && <Text inherit>{words.fillTooMany}</Text>}
      </Box>
    </DialogForm>
  );
}

/** Why no meals are planned for a day whose goal is too low or too high for it, and the way to another goal. */
function GoalNote({ day }: { day: CalendarDay | undefined }) {
  if (!day) return null;
  const { date, target } = day;
  const { calorieTargetMinKcal: min, calorieTargetMaxKcal: max } = LIMITS;
  return (
    <Text inherit>
      {words.offGoal({
        day: shortDayText(date),
        target: wholeNumberText(target.calories),
        min: wholeNumberText(min),
        max: wholeNumberText(max),
      })}{' '}
      <TextLink to="/calorie-tracker" search={{ date }} inherit>
        {words.changeGoal}
      </TextLink>
    </Text>
  );
}
