import { Button } from '@mantine/core';
import type { ClientMeal } from '@platewise/contract/meal-schema';
import { texts } from '@platewise/contract/texts';
import { calendarScreen } from '@platewise/contract/texts/calendar-screen';
import { kcalText } from '../../../../shared/meal/quantities.ts';
import { PlatePicture } from '../../../../shared/plate/plate-picture.tsx';
import classes from './choice-row.module.css';

const PLATE_PX = 48;

/** A meal that can be put into a slot. */
export function ChoiceRow({ meal, isBusy, onAdd }: { meal: ClientMeal; isBusy: boolean; onAdd: () => void }) {
  const { name, calories, mealType } = meal;
  const facts = [
    ...(mealType ? [texts.options.mealType[mealType]] : []),
    calories === undefined ? calendarScreen.kcalUnknown : kcalText(calories * (meal.servings ?? 1)),
  ];
  return (
    <li className={classes.row}>
      <PlatePicture meal={meal} size={PLATE_PX} />
      <span className={classes.words}>
        <span className={classes.name}>{name}</span>
        <span className={classes.facts}>{facts.join(' · ')}</span>
      </span>
      <Button
        variant="light"
        size="compact-md"
        aria-label={calendarScreen.addNamed({ name })}
        aria-disabled={isBusy}
        onClick={() => !isBusy && onAdd()}
      >
        {calendarScreen.add}
      </Button>
    </li>
  );
}
