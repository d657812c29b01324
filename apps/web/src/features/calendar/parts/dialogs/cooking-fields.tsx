import { Checkbox, Group, Select } from '@mantine/core';
import { weekdayOf } from '@platewise/contract/dates/local-date';
import { COOKING_TIMES, type CookingTime } from '@platewise/contract/generation/options';
import { texts } from '@platewise/contract/texts';
import { calendarScreen } from '@platewise/contract/texts/calendar/calendar-screen';
import { mealsToFill, type PlannedPlaces } from '@platewise/domain/meals-to-fill';

/** How days that are filled are to be cooked. */
export type CookingWishes = {
  leftovers: boolean;
  repeatBreakfasts: boolean;
  weekdayTime: CookingTime;
  weekendTime: CookingTime;
};

export const USUAL_COOKING: CookingWishes = {
  leftovers: true,
  repeatBreakfasts: true,
  weekdayTime: 'any',
  weekendTime: 'any',
};

type CookingFieldsProps = {
  wishes: CookingWishes;
  /** The places that are filled: what is not possible with them cannot be chosen. */
  places: readonly PlannedPlaces[];
  disabled: boolean;
  onChange: (wishes: CookingWishes) => void;
};

const words = calendarScreen;

/** What may come again, and how long the meals may take on weekdays and at the weekend. */
export function CookingFields({ wishes, places, disabled, onChange }: CookingFieldsProps) {
  const possible = mealsToFill(places, { leftovers: true, repeatBreakfasts: true });
  const hasWeekend = places.some(({ date }) => isWeekend(date));
  const hasWeekday = places.some(({ date }) => !isWeekend(date));
  return (
    <>
      <Checkbox
        label={words.fillLeftovers}
        description={words.fillLeftoversText}
        checked={wishes.leftovers}
        disabled={disabled || possible.leftovers === 0}
        onChange={({ currentTarget }) => onChange({ ...wishes, leftovers: currentTarget.checked })}
      />
      <Checkbox
        label={words.fillRepeats}
        description={words.fillRepeatsText}
        checked={wishes.repeatBreakfasts}
        disabled={disabled || possible.repeats === 0}
        onChange={({ currentTarget }) => onChange({ ...wishes, repeatBreakfasts: currentTarget.checked })}
      />
      <Group grow align="flex-end">
        <CookingTimeSelect
          label={words.weekdayTime}
          value={wishes.weekdayTime}
          disabled={disabled || !hasWeekday}
          onChange={(weekdayTime) => onChange({ ...wishes, weekdayTime })}
        />
        <CookingTimeSelect
          label={words.weekendTime}
          value={wishes.weekendTime}
          disabled={disabled || !hasWeekend}
          onChange={(weekendTime) => onChange({ ...wishes, weekendTime })}
        />
      </Group>
    </>
  );
}

/** How long the meals of a day may take. */
export function cookingTimeOn(date: string, { weekdayTime, weekendTime }: CookingWishes): CookingTime {
  return isWeekend(date) ? weekendTime : weekdayTime;
}

type CookingTimeSelectProps = {
  label: string;
  value: CookingTime;
  disabled: boolean;
  onChange: (value: CookingTime) => void;
};

function CookingTimeSelect({ onChange, ...field }: CookingTimeSelectProps) {
  return (
    <Select
      {...field}
      data={COOKING_TIMES.map((value) => ({ value, label: texts.options.cookingTime[value] }))}
      allowDeselect={false}
      onChange={(value) => value && onChange(value)}
    />
  );
}

/** Saturday and Sunday. */
function isWeekend(date: string): boolean {
  return [0, 6].includes(weekdayOf(date));
}
