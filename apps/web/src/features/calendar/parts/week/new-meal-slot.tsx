import { Button, Group, Skeleton, Stack, Text, VisuallyHidden } from '@mantine/core';
import { texts } from '@platewise/contract/texts';
import { calendarScreen } from '@platewise/contract/texts/calendar/calendar-screen';
import { ButtonLink } from '../../../../shared/ui/buttons/button-link.tsx';
import typography from '../../../../shared/ui/typography/typography.module.css';
import type { CalendarDesk } from '../../data/calendar-desk.ts';
import { isPlannable } from '../../data/open-slots.ts';
import type { Place } from '../../data/place.ts';
import type { NewMeal } from '../../data/use-generate-entry.ts';
import { longDayText } from './day-words.ts';

type NewMealSlotProps = { place: Place; newMeal: NewMeal; desk: CalendarDesk; isReplacing: boolean };

const words = calendarScreen;

/** A meal that is being made for a slot, with the way to give it up; or why there is none, and what can be done. */
export function NewMealSlot({ place, newMeal, desk, isReplacing }: NewMealSlotProps) {
  const { newMeals } = desk;
  const named = { slot: texts.calendar.slots[place.slot], day: longDayText(place.date) };

  if (newMeal.is === 'pending') {
    return (
      <>
        <VisuallyHidden role="status">{words.generatingFor(named)}</VisuallyHidden>
        <Group gap="sm" wrap="nowrap" aria-hidden>
          <Skeleton circle height={72} width={72} flex="none" />
          <Stack gap="xs" flex={1}>
            <Skeleton height={18} width="85%" />
            <Skeleton height={14} width="40%" />
          </Stack>
        </Group>
        <Skeleton height={44} aria-hidden />
        <div>
          <Button
            variant="default"
            size="compact-md"
            aria-label={words.cancelFor(named)}
            onClick={() => newMeals.cancel(place)}
          >
            {words.cancel}
          </Button>
        </div>
      </>
    );
  }
  const day = desk.days.find(({ date }) => date === place.date);
  const isOffGoal = day !== undefined && !isPlannable(day);
  return (
    <>
      <Text role="alert" className={typography.breakable} size="sm" c="var(--tomato)">
        {newMeal.sentence}
      </Text>
      <Group gap="xs">
        {newMeal.lacksTokens && <ButtonLink to="/pricing">{words.upgrade}</ButtonLink>}
        {isOffGoal && (
          <ButtonLink to="/calorie-tracker" search={{ date: place.date }}>
            {words.changeGoal}
          </ButtonLink>
        )}
        {newMeal.isNotAssessed && (
          <Button
            size="compact-md"
            onClick={() => void newMeals.generate(place, { replace: isReplacing, acceptNotAssessed: true })}
          >
            {texts.planner.planWithout}
          </Button>
        )}
        {!newMeal.lacksTokens && !newMeal.isNotAssessed && !isOffGoal && (
          <Button
            size="compact-md"
            onClick={() => void newMeals.generate(place, newMeal.sentAs ?? { replace: isReplacing })}
          >
            {words.generateAgain}
          </Button>
        )}
        <Button variant="default" size="compact-md" onClick={() => newMeals.dismiss(place)}>
          {words.dismiss}
        </Button>
      </Group>
    </>
  );
}
