import { Title } from '@mantine/core';
import { shoppingScreen } from '@platewise/contract/locales/en/shopping-screen';
import type { GeneratedList } from '@platewise/contract/shopping-list-schema';
import { texts } from '@platewise/contract/texts';
import classes from './generated-week-view.module.css';

const words = shoppingScreen.week;

/** The meals of a week that was planned for a list, day by day. */
export function WeekMeals({ meals }: Pick<GeneratedList, 'meals'>) {
  const days = [...new Set(meals.map(({ day }) => day))];

  return (
    <aside aria-label={words.meals}>
      <Title order={3} size="h4">
        {words.meals}
      </Title>
      {days.map((day) => (
        <div key={day} className={classes.day}>
          <h4>{words.day({ day })}</h4>
          <ul>
            {meals
              .filter((meal) => meal.day === day)
              .map(({ slot, name }) => (
                <li key={slot}>
                  <span className={classes.quiet}>{texts.calendar.slots[slot]}</span> {name}
                </li>
              ))}
          </ul>
        </div>
      ))}
    </aside>
  );
}
