import { Checkbox } from '@mantine/core';
import { texts } from '@platewise/contract/texts';
import { calendarScreen as words } from '@platewise/contract/texts/calendar/calendar-screen';

/** What days that are filled are to hold, as words that the planner reads. */
export type FoodWishes = { fish: boolean; littleSodium: boolean };

export const NO_FOOD_WISHES: FoodWishes = { fish: false, littleSodium: false };

type FoodWishesFieldProps = {
  wishes: FoodWishes;
  disabled: boolean;
  onChange: (wishes: FoodWishes) => void;
};

/** Fish twice, and little sodium. */
export function FoodWishesField({ wishes, disabled, onChange }: FoodWishesFieldProps) {
  return (
    <>
      <Checkbox
        label={words.fillFish}
        description={words.fillFishText}
        checked={wishes.fish}
        disabled={disabled}
        onChange={({ currentTarget }) => onChange({ ...wishes, fish: currentTarget.checked })}
      />
      <Checkbox
        label={words.fillSodium}
        description={words.fillSodiumText}
        checked={wishes.littleSodium}
        disabled={disabled}
        onChange={({ currentTarget }) => onChange({ ...wishes, littleSodium: currentTarget.checked })}
      />
    </>
  );
}

/** The wishes as notes: there is one way in which a wish is known and answered. */
export function notesOfWishes({ fish, littleSodium }: FoodWishes): string {
  return [...(fish ? [words.fillFishNote] : []), ...(littleSodium ? [texts.noteChips.phrases.sodium] : [])].join('. ');
}
