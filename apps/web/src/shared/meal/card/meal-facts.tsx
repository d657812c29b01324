import { texts } from '@platewise/contract/texts';
import { IconClock, IconFlame, IconMoon, IconUsers } from '@tabler/icons-react';
import { wholeNumberText } from '../quantities.ts';
import type { ShownMeal } from '../shown-meal.ts';
import { EstimatedMark } from './estimated-mark.tsx';
import classes from './meal-facts.module.css';

const ICON = { size: 16, stroke: 1.5, 'aria-hidden': true } as const;

type MealFactsProps = {
  meal: ShownMeal;
  /** False where a control next to it says how many there are. */
  showServings?: boolean;
};

/** Times and servings, only when all three exist (core 2), and when to begin what is begun long before. */
export function MealFacts({ meal, showServings = true }: MealFactsProps) {
  const { prepTime, cookTime, servings, estimated, startsAhead } = meal;
  if (prepTime === null || cookTime === null || servings === null) return null;

  return (
    <ul className={classes.facts}>
      <li>
        <IconClock {...ICON} /> {texts.meal.prepTime({ minutes: wholeNumberText(prepTime) })}
      </li>
      <li>
        <IconFlame {...ICON} /> {texts.meal.cookTime({ minutes: wholeNumberText(cookTime) })}
      </li>
      {showServings && (
        <li>
          <IconUsers {...ICON} /> {texts.meal.servings({ count: servings })}
        </li>
      )}
      {startsAhead && (
        <li className={classes.ahead}>
          <IconMoon {...ICON} /> <span dir="auto">{texts.meal.startsAhead(startsAhead)}</span>
        </li>
      )}
      {(estimated.includes('times') || estimated.includes('servings')) && (
        <li>
          <EstimatedMark />
        </li>
      )}
    </ul>
  );
}
