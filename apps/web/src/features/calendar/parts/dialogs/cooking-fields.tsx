import { Checkbox, Group, Select } from '@mantine/core';
import { DINNER_RHYTHMS } from '@platewise/contract/calendar/calendar-slots';
import { weekdayOf } from '@platewise/contract/dates/local-date';
import { COOKING_TIMES, type CookingTime } from '@platewise/contract/generation/options';
import { texts } from '@platewise/contract/texts';
import { calendarScreen } from '@platewise/contract/texts/calendar/calendar-screen';
import { type CookingRhythm, leftoverPlaces } from '@platewise/domain/calendar/leftover-places';
import { mealsToFill, type PlannedPlaces } from '@platewise/domain/calendar/meals-to-fill';
import { shortDayText } from '../week/day-words.ts';

/** How days that are filled are to be cooked. */
export type CookingWishes = CookingRhythm & {
  leftovers: boolean;
  repeatBreakfasts: boolean;
  weekdayTime: CookingTime;
  weekendTime: CookingTime;
};

export const USUAL_COOKING: CookingWishes = {
  leftovers: true,
  dinners: 'two-of-three',
  batchDay: null,
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
  const { repeats } = mealsToFill(places, { ...wishes, repeatBreakfasts: true });
  const leavesNone = rhythmsOf(places).every((rhythm) => leftoverPlaces(places, rhythm).length === 0);
  const hasWeekend = places.some(({ date }) => isWeekend(date));
  const hasWeekday = places.some(({ date }) => !isWeekend(date));
  return (
    <>
      <Checkbox
        label={words.fillLeftovers}
        description={words.fillLeftoversText}
        checked={wishes.leftovers}
        disabled={disabled || leavesNone}
        onChange={({ currentTarget }) => onChange({ ...wishes, leftovers: currentTarget.checked })}
      />
      <RhythmSelect
        wishes={wishes}
        places={places}
        disabled={disabled || !wishes.leftovers || leavesNone}
        onChange={(rhythm) => onChange({ ...wishes, ...rhythm })}
      />
      <Checkbox
        label={words.fillRepeats}
        description={words.fillRepeatsText}
        checked={wishes.repeatBreakfasts}
        disabled={disabled || repeats === 0}
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

type RhythmSelectProps = Omit<CookingFieldsProps, 'onChange'> & { onChange: (rhythm: CookingRhythm) => void };

/** On which evenings a dinner is cooked, or the day on which is cooked ahead for those after it. */
function RhythmSelect({ wishes: { dinners, batchDay }, places, disabled, onChange }: RhythmSelectProps) {
  const ahead = batchDays(places).map((date) => ({
    value: date,
    label: words.fillCookingAhead({ day: shortDayText(date) }),
  }));
  return (
    <Select
      label={words.fillCooking}
      {...(batchDay !== null && { description: words.fillCookingAheadText })}
      data={[
        { value: 'two-of-three', label: words.fillCookingSome },
        { value: 'every-evening', label: words.fillCookingEach },
        ...ahead,
      ]}
      value={batchDay ?? dinners}
      disabled={disabled}
      allowDeselect={false}
      onChange={(value) => {
        const rhythm = DINNER_RHYTHMS.find((one) => one === value);
        if (value !== null) onChange(rhythm ? { dinners: rhythm, batchDay: null } : { dinners, batchDay: value });
      }}
    />
  );
}

/** The wishes that days can keep: cooking ahead on a day that is no longer filled, or with too few behind it, is taken back. */
export function possibleWishes(wishes: CookingWishes, places: readonly PlannedPlaces[]): CookingWishes {
  const isPossible = batchDays(places).some((date) => date === wishes.batchDay);
  return isPossible ? wishes : { ...wishes, batchDay: null };
}

/** The days on which can be cooked ahead: with both meals to plan, and two days behind them to cook for. */
function batchDays(places: readonly PlannedPlaces[]): string[] {
  return places
    .slice(0, -2)
    .filter(({ open }) => open.includes('lunch') && open.includes('dinner'))
    .map(({ date }) => date);
}

/** All that can be chosen for some days. */
function rhythmsOf(places: readonly PlannedPlaces[]): CookingRhythm[] {
  return [
    ...DINNER_RHYTHMS.map((dinners) => ({ dinners, batchDay: null })),
    ...batchDays(places).map((batchDay) => ({ dinners: DINNER_RHYTHMS[0], batchDay })),
  ];
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
