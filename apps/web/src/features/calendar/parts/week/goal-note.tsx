import { Text } from '@mantine/core';
import type { CalendarDay } from '@platewise/contract/calendar/calendar-schema';
import { LIMITS } from '@platewise/contract/limits';
import { calendarScreen } from '@platewise/contract/texts/calendar/calendar-screen';
import { wholeNumberText } from '../../../../shared/meal/quantities.ts';
import { TextLink } from '../../../../shared/ui/typography/text-link.tsx';
import { shortDayText } from './day-words.ts';

const words = calendarScreen;

/** Why no meals are planned for a day whose goal is too low or too high for it, and the way to another goal. */
export function GoalNote({ day }: { day: CalendarDay | undefined }) {
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
